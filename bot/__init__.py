"""The Discord bot: everything between the engine's questions and the people who answer them."""
