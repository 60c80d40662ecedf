# Two stages: the first builds, the second has what runs and nothing else.
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN python -m venv /app && /app/bin/pip install --no-cache-dir -c constraints.txt ".[postgres]"

FROM python:3.12-slim
# libfribidi0 lets Pillow shape names in Indic scripts; without it they are shown as "Player N".
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --create-home starcrossed && install -d -o starcrossed -g starcrossed /data
COPY --from=build /app /app
USER starcrossed
WORKDIR /data
ENV PATH=/app/bin:$PATH PYTHONUNBUFFERED=1 STARCROSSED_DATA=/data STARCROSSED_HEALTH_FILE=/tmp/starcrossed.pulse
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["starcrossed", "health"]
ENTRYPOINT ["starcrossed"]
