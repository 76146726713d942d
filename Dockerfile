# xsheet in an image with the libraries that it needs:
#
#   docker build --tag xsheet .
#   docker run --rm --volume "$PWD:/work" --user "$(id -u):$(id -g)" xsheet report designs
#
# With `--target ci` the image has Git and `check-designs`, too, for continuous integration.
ARG SWIFT_VERSION=6.3

FROM swift:${SWIFT_VERSION}-bookworm AS build
WORKDIR /source
# The libraries of the build in a layer of their own, which changes of the source leave as it is.
COPY Tools/environment.sh Tools/setup Tools/
RUN Tools/setup --build
COPY . .
RUN DESTDIR=/staging Tools/install --prefix /usr/local

# The shared libraries that the program is linked with, and those that it opens for text; Swift's own are in it.
FROM debian:bookworm-slim AS runtime
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    libduktape207 \
    libfontconfig1 \
    libfribidi0 \
    libgif7 \
    libharfbuzz0b \
    libimagequant0 \
    libjson-c5 \
    liblcms2-2 \
    libnettle8 \
    libpng16-16 \
    libsimdjson14 \
    libstdc++6 \
    libturbojpeg0 \
    libwebp7 \
    libwebpmux3 \
    libzip4 \
    zlib1g \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --create-home --uid 10001 xsheet
COPY --from=build /staging/usr/local /usr/local
# Fails here if a library is missing.
RUN xsheet --version
WORKDIR /work
USER 10001

FROM runtime AS ci
USER 0
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git jq \
  && rm -rf /var/lib/apt/lists/*
COPY Tools/check-designs /usr/local/bin/
USER 10001
CMD ["check-designs"]

FROM runtime
ENTRYPOINT ["xsheet"]
