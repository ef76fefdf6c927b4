import { resolve } from 'node:path'
import { signalAtParentsEnd } from '../../process/child/parents-end.ts'
import { logFatal } from '../../process/fatal-log.ts'
import { createRunner, ensureCluster } from './cluster.ts'
import { type Connection, loopbackConnection, socketConnection } from './connection.ts'
import { stopLeftoverServer } from './leftover-server.ts'
import { findPrograms } from './programs.ts'
import { startServer } from './server-process.ts'
import { chooseServerUser, type ServerUser } from './server-user.ts'
import { serverArgs } from './settings.ts'
import { libraryEnvironment } from './shared-libraries.ts'

/** Running PostgreSQL server of this process. */
export interface EmbeddedPostgres {
  url: string
  /** Process id of the server. It changes after a restart. */
  pid(): number | undefined
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Settings in addition to the defaults of a site. */
  settings?: Record<string, string>
  /** Called with each line of the server's log and its pino level. */
  onLog?: (level: number, text: string) => void
  /** Uses the loopback interface instead of a Unix socket. */
  loopback?: boolean
  user?: ServerUser
}

/**
 * Starts PostgreSQL on the files in `directory`, which are created if there are none. The caller has to lock
 * the directory (see data-dir.ts). A server that ends by itself is restarted. If it can't restart, this
 * process ends.
 */
export async function startEmbeddedPostgres(
  path: string,
  {
    settings = {},
    onLog = () => undefined,
    loopback = process.platform === 'win32',
    ...given
  }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const directory = resolve(path)
  const programs = findPrograms()
  const env = { ...systemVariables(), ...libraryEnvironment(programs.package, `${directory}.lib`) }
  const user = given.user ?? chooseServerUser(programs.postgres, directory, env)
  const connection = await connect()
  ensureCluster(directory, programs, connection.initArgs, createRunner(user, env), user.own)
  for (const owned of [directory, connection.socketDirectory]) if (owned) user.own(owned)
  const server = await startServer({
    command: [...user.prefix, ...signalAtParentsEnd('INT'), programs.postgres],
    args: serverArgs(directory, { ...connection.settings, ...settings }),
    ids: user.ids,
    env,
    directory,
    prepare: () => stopLeftoverServer(directory, connection.socketDirectory),
    onLog,
    onLost(reason) {
      logFatal('PostgreSQL has ended and could not be restarted; the process ends', { reason })
      process.exit(1)
    },
  })
  return { url: connection.url, ...server }

  function connect(): Connection | Promise<Connection> {
    return loopback ? loopbackConnection(`${directory}.password`) : socketConnection(directory)
  }
}

/** System variables that a program needs. Our own variables are left out, because they hold secrets. */
function systemVariables(): Record<string, string> {
  const { PATH = '', SystemRoot } = process.env
  return { PATH, ...(SystemRoot ? { SystemRoot } : {}) }
}
