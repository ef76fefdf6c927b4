#!/usr/bin/env bash
# `npm sbom --omit dev` (npm 11.19.1) omits a production package of a workspace if the root of the repository has the same package in its
# devDependencies. Both share one folder in node_modules.
# This is unexpected: `npm ls --omit dev` lists the package, package-lock.json does not mark it `"dev": true`, and
# `npm ci --omit dev` installs it. An audit by this bill of materials misses production code without a warning.
# Prints the results. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error npm@11.19.1
npm="$directory/node_modules/.bin/npm"
mkdir -p product/shop && cd product
cat > package.json <<'JSON'
{ "name": "product", "version": "1.0.0", "private": true, "workspaces": ["shop"], "devDependencies": { "ms": "2.1.3" } }
JSON
cat > shop/package.json <<'JSON'
{ "name": "shop", "version": "1.0.0", "dependencies": { "ms": "2.1.3", "isarray": "2.0.5" } }
JSON
"$npm" install --no-audit --no-fund --loglevel=error
has() { grep -q 'ms@2\.1\.3\|"name": "ms"' && echo yes || echo no; }
bill=$("$npm" sbom --omit dev --sbom-format cyclonedx | has)
listed=$("$npm" ls --omit dev --all | has)
marked=$(grep -A6 '"node_modules/ms"' package-lock.json | grep -q '"dev": true' && echo yes || echo no)
rm -rf node_modules
"$npm" ci --omit dev --no-audit --no-fund --loglevel=error
installed=$([ -d node_modules/ms ] && echo yes || echo no)
seen="in the bill: $bill; in npm ls: $listed; marked dev in the lock: $marked; installed without dev: $installed"
expected='in the bill: no; in npm ls: yes; marked dev in the lock: no; installed without dev: yes'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed: $expected" >&2; exit 1; }
