import { existsSync } from 'node:fs'

/** Part of util-linux, which nearly every Linux has. */
const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/**
 * Returns what to put before a command line so that the system signals the process when its parent is gone, killed or not, even
 * where it is busy. Empty where the system can't.
 */
export const signalAtParentsEnd = (signal: 'INT' | 'KILL'): string[] =>
  SETPRIV ? [SETPRIV, '--pdeathsig', signal] : []
