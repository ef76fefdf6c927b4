import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../../process/env.ts'

/**
 * How PostgreSQL is started. It refuses to run as root; any other user starts it directly. For root there are
 * two ways, see docs/decisions/005.
 */
export interface ServerUser {
  /** Program and arguments that precede those of PostgreSQL. */
  prefix: string[]
  /** User and group ids for `spawn`. */
  ids: { uid?: number; gid?: number }
  /** Gives the database files to the user that reads them. Safe to repeat. */
  own(directory: string): void
}

/** User and group id of `nobody` on Linux. */
const NOBODY = 65_534
const ROOT = 0

const sameUser: ServerUser = { prefix: [], ids: {}, own: () => undefined }

/**
 * PostgreSQL sees itself as `nobody`, and root still owns its files. Works in directories that only root may
 * enter.
 */
const inUserNamespace: ServerUser = {
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
  ids: {},
  own: (directory) => chownAll(directory, ROOT),
}

/** PostgreSQL runs as `nobody`, for containers that forbid user namespaces. */
const asNobody: ServerUser = {
  prefix: [],
  ids: { uid: NOBODY, gid: NOBODY },
  own(directory) {
    chownAll(directory, NOBODY)
    // PostgreSQL has to pass through the data directory. Root still owns the other files there.
    chmodSync(dirname(directory), 0o711)
  },
}

/** Ways to run as root, the preferred way first. Exported for tests. */
export const rootUsers = { inUserNamespace, asNobody }

/**
 * Returns how to run `program` on files in `directory`, which may not exist yet. Throws StartError if root
 * can't run it as another user.
 */
export function chooseServerUser(
  program: string,
  directory: string,
  env: Record<string, string>,
): ServerUser {
  if (process.getuid?.() !== ROOT) return sameUser
  const ways = [inUserNamespace, ...(isOpen(dirname(dirname(directory))) ? [asNobody] : [])]
  const user = ways.find((way) => runs(program, way, env))
  if (user) return user
  throw new StartError(
    'PostgreSQL does not run as root, and this machine lets root start it as no other user. Start Rapport as a normal user, move it with its DATA_DIR to a path that every user may enter, or set DATABASE_URL.',
  )
}

function runs(program: string, { prefix, ids }: ServerUser, env: Record<string, string>): boolean {
  const [command = program, ...args] = [...prefix, program, '--version']
  return spawnSync(command, args, { ...ids, env: { ...env, PATH: process.env.PATH } }).status === 0
}

function isOpen(directory: string): boolean {
  const isEntered = ((existsSync(directory) ? statSync(directory).mode : 0) & 0o001) !== 0
  return isEntered && (dirname(directory) === directory || isOpen(dirname(directory)))
}

/** Changes a directory after what is in it, so that its owner tells whether all of it is done. */
function chownAll(path: string, id: number): void {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (!status || status.isSymbolicLink() || status.uid === id) return
  if (status.isDirectory()) for (const name of readdirSync(path)) chownAll(join(path, name), id)
  chownSync(path, id, id)
}
