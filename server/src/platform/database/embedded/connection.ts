import { createHash, randomBytes } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../process/env.ts'

/** How this process connects to its PostgreSQL. No other process can. */
export interface Connection {
  /** Arguments of `initdb`. */
  initArgs: string[]
  /** Settings of `postgres`. */
  settings: Record<string, string>
  /** Directory of the socket, if it is not the database's own. The user of `postgres` writes to it. */
  socketDirectory?: string
  url: string
}

export const DATABASE_USER = 'rapport'
export const DATABASE_NAME = 'rapport'
const PORT = 5432
const SOCKET = `.s.PGSQL.${PORT}`
/** File that PostgreSQL locks its socket with. */
export const SOCKET_LOCK = `${SOCKET}.lock`
/** Longest socket path in bytes that every system accepts. */
const SOCKET_PATH_MAX = 100

/**
 * Returns a connection through a Unix socket in the database's directory, which only its user may enter. If
 * the path is too long for a socket, it lives in a private temporary directory.
 */
export function socketConnection(directory: string): Connection {
  const isShort = Buffer.byteLength(join(directory, SOCKET)) <= SOCKET_PATH_MAX
  const sockets = isShort ? directory : privateTemporaryDirectory(directory)
  return {
    ...(isShort ? {} : { socketDirectory: sockets }),
    initArgs: ['--auth=trust'],
    // The working directory of the server. Another path would need quoting: commas separate several.
    settings: {
      listen_addresses: '',
      unix_socket_directories: isShort ? '.' : `"${sockets.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    url: `postgresql://${DATABASE_USER}@localhost:${PORT}/${DATABASE_NAME}?host=${encodeURIComponent(sockets)}`,
  }
}

/** Same directory for each start on a database, so that a killed process leaves none behind. */
function privateTemporaryDirectory(directory: string): string {
  const path = join(tmpdir(), `rapport-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(path)
  const isOurs = process.getuid?.() === 0 || uid === process.getuid?.()
  if (!isOurs || (mode & 0o077) !== 0)
    throw new StartError(`${path} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`)
  return path
}

/**
 * Returns a connection through the loopback interface with a password and a free port. For Windows, which has
 * no Unix sockets.
 */
export async function loopbackConnection(passwordFile: string): Promise<Connection> {
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const password = readFileSync(passwordFile, 'utf8')
  const port = await freePort()
  return {
    initArgs: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    url: `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`,
  }
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() =>
        typeof bound === 'object' && bound ? resolve(bound.port) : reject(new Error('No port')),
      )
    })
  })
}
