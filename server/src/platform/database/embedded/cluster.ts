import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../process/env.ts'
import { DATABASE_NAME, DATABASE_USER } from './connection.ts'
import { POSTGRES_MAJOR } from './programs.ts'

/** Runs a program to its end. Throws StartError with its last line if it fails. */
export type RunProgram = (program: string, args: string[], input?: string) => void

/**
 * Creates the files of a database if there are none. They get their final name when they are complete. The
 * next start removes the directory of a process that was killed before. Throws StartError for files of
 * another program.
 */
export function ensureCluster(
  directory: string,
  programs: { initdb: string; postgres: string },
  initArgs: string[],
  run: RunProgram,
  own: (directory: string) => void,
): void {
  if (existsSync(join(directory, 'PG_VERSION'))) {
    rejectForeignCluster(directory)
    return
  }
  const unfinished = `${directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  own(unfinished)
  // Text is sorted by code points; case is Unicode's. Neither depends on libraries of the machine.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  run(programs.initdb, ['-D', unfinished, '-U', DATABASE_USER, ...locale, '--no-instructions', ...initArgs])
  const single = ['--single', '-D', unfinished, '-c', 'log_min_messages=fatal', 'postgres']
  run(programs.postgres, single, `create database ${DATABASE_NAME}\n`)
  renameSync(unfinished, directory)
}

/** First line of a `postmaster.pid` written by PGlite: no process has this number. */
const PGLITE_PID = '-42'

function rejectForeignCluster(directory: string): void {
  const pidFile = join(directory, 'postmaster.pid')
  if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[0]?.trim() === PGLITE_PID)
    throw new StartError(
      `${directory} was written by an earlier build, which kept its data in PGlite, and can't be opened. To take its content along, export the tables in the back office of that build and import them here; else set DATA_DIR to another directory.`,
    )
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (version !== POSTGRES_MAJOR)
    throw new StartError(
      `${directory} belongs to PostgreSQL ${version}, and this build brings PostgreSQL ${POSTGRES_MAJOR}. Dump it with the tools of PostgreSQL ${version} and load it into an empty DATA_DIR, or set DATABASE_URL.`,
    )
}

/** Returns a function that runs programs as the user of the server. */
export function createRunner(
  { prefix, ids }: { prefix: string[]; ids: { uid?: number; gid?: number } },
  env: Record<string, string>,
): RunProgram {
  return (program, args, input) => {
    const [command = program, ...rest] = [...prefix, program, ...args]
    const { status, stderr, error } = spawnSync(command, rest, { ...ids, env, input: input ?? '', cwd: '/' })
    if (status === 0) return
    const reason = error?.message ?? stderr.toString().trim().split('\n').at(-1) ?? `exit code ${status}`
    throw new StartError(`PostgreSQL can't create its files: ${reason}`)
  }
}
