#!/usr/bin/env bash
# A bundle of RateLimiterDrizzle (rate-limiter-flexible 11.4.0) builds without a warning and fails at its first use where node_modules is
# missing. esbuild 0.28.2 and rolldown 1.2.19 give the same result.
# The limiter joins the name "drizzle-orm" from two words at run time and imports it by a variable, so bundlers do not see the import.
# This is unexpected: the program imports drizzle-orm itself, so the bundle contains it. Bundlers warn of what they can't resolve. Creating
# the limiter works; only the first point that is counted fails, in production.
# Prints the results. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
mkdir "$directory/product" "$directory/server" && cd "$directory/product"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error rate-limiter-flexible@11.4.0 drizzle-orm@0.45.4 esbuild@0.28.2 rolldown@1.2.19
cat > main.mjs <<'JS'
import { pgTable, text, integer, timestamp } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { RateLimiterDrizzle } from 'rate-limiter-flexible'
const schema = pgTable('limits', { key: text().primaryKey(), points: integer().notNull(), expire: timestamp() })
const storeClient = drizzle(async () => ({ rows: [['a', 1, '2100-01-01 00:00:00']] }))
const limiter = new RateLimiterDrizzle({ storeClient, schema, points: 5, duration: 1, clearExpiredByTimeout: false })
console.log('created')
limiter.get('a').then(
  () => console.log('read'),
  (error) => console.log(/drizzle-orm/.test(error.message) ? 'drizzle-orm is missing' : `other error: ${error.message}`),
)
JS
npx esbuild main.mjs --bundle --platform=node --format=cjs --outfile=../server/esbuild.cjs >esbuild.log 2>&1
npx rolldown main.mjs --platform node --format esm --file ../server/rolldown.mjs >rolldown.log 2>&1
warned=$(grep -qi 'drizzle-orm' esbuild.log rolldown.log && echo yes || echo no)
beside=$(node main.mjs | tr '\n' ' ')
cd ../server
seen="warned: $warned; with node_modules: $beside; "
for bundle in esbuild.cjs rolldown.mjs; do seen+="$bundle alone: $(node $bundle | tr '\n' ' '); "; done
expected='warned: no; with node_modules: created read ; esbuild.cjs alone: created drizzle-orm is missing ; rolldown.mjs alone: created drizzle-orm is missing ; '
echo "$seen"
[ "$seen" = "$expected" ] || { echo "This has changed: $expected" >&2; exit 1; }
