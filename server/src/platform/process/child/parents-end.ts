import { existsSync } from 'node:fs'

/** Part of util-linux, which nearly every Linux has. */
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/**
 * Returns a command prefix that makes the system signal the process when its parent ends. It works even if
 * the parent is killed or the process is busy. Empty if the system has no such command.
 */
export const signalAtParentsEnd = (signal: 'INT' | 'KILL'): string[] =>
  SETPRIV ? [SETPRIV, '--pdeathsig', signal] : []
