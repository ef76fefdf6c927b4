#!/usr/bin/env bash
# Builds ops/Dockerfile without a container engine, and starts the product from the image's files: as another user, in a
# chroot, with all of it read-only but /data and /tmp. Run as root on Debian, with debootstrap and buildah installed:
#   DATABASE_URL=postgresql://… scripts/release/try-image.sh release/rapport-1.0.0
set -euo pipefail

release=$(realpath "${1:?name the folder of a release}")
: "${DATABASE_URL:?name an empty database}"
work=${WORK:-$(mktemp -d)}
port=${PORT:-3000}
mkdir -p "$work"
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
run() { buildah --root "$work/root" --runroot "$work/run" "$@"; }

# Stand-ins for the two base images, which only registries have: what the slim image of Debian leaves out is deleted.
if [ ! -d "$work/debian" ]; then
  debootstrap --variant=minbase bookworm "$work/debian" >"$work/debootstrap.log"
  (cd "$work/debian" && rm -rf usr/share/{doc,man,info,locale,lintian} var/cache/apt/* var/lib/apt/lists/* var/log/*)
fi
if ! run images -q node:24-bookworm-slim >"$work/images.log" 2>&1; then
  base=$(run from scratch)
  run add -q "$base" "$work/debian" /
  run commit -q --rm "$base" docker.io/library/debian:bookworm-slim
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  node=$(run from --pull-never debian:bookworm-slim)
  run copy -q "$node" "$(command -v node)" /usr/local/bin/node
  run copy -q "$node" "$npm" /usr/local/lib/npm
  # Certificates of this machine, for a registry that has its own.
  run copy -q "$node" /etc/ssl/certs/ca-certificates.crt /etc/ssl/ca-certificates.crt
  run config --env NODE_EXTRA_CA_CERTS=/etc/ssl/ca-certificates.crt "$node"
  run run "$node" -- ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm
  run commit -q --rm "$node" docker.io/library/node:24-bookworm-slim
fi

run bud --pull-never --layers=false --format docker -f "$release/ops/Dockerfile" -t rapport "$release"
container=$(run from --pull-never rapport)
image=$(run mount "$container")
echo "Files of the image: $(du -sm --apparent-size "$image" | cut -f1) MB, on disk $(du -sm "$image" | cut -f1) MB"
find "$image" -xdev \( -name gcc -o -name cc -o -name make -o -name g++ \) -path '*bin/*' | sed 's/^/A compiler: /'

mkdir -p "$work/data"
chown 10001:10001 "$work/data"
chmod 700 "$work/data"
export image work port DATABASE_URL
exec unshare --mount --pid --fork --kill-child bash -euc '
  mount --bind "$image" "$image"
  mount -o remount,bind,ro "$image"
  mount -t proc proc "$image/proc"
  mount --rbind /dev "$image/dev"
  mount -t tmpfs tmpfs "$image/tmp"
  mount --bind "$work/data" "$image/data"
  echo "Root is writable: $(touch "$image/x" 2>/dev/null && echo yes || echo no)"
  cd "$image/app"
  exec env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=127.0.0.1 PORT="$port" DATA_DIR=/data \
    NODE_COMPILE_CACHE=/data/compile-cache MALLOC_ARENA_MAX=2 DATABASE_URL="$DATABASE_URL" \
    "$(command -v chroot)" --userspec=10001:10001 "$image" bash -c "cd /app && exec node main.js"'
