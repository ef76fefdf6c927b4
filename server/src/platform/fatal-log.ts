import { writeSync } from 'node:fs'

const STDOUT = 1
/** Pino's number of the level. */
const FATAL = 60

/** Writes a line in the form of the log, at once and past every buffer: for a process that is about to end. */
export function logFatal(message: string, fields: Record<string, unknown> = {}): void {
  const line = { level: FATAL, time: Date.now(), pid: process.pid, ...fields, msg: message }
  try {
    writeSync(STDOUT, `${JSON.stringify(line)}\n`)
  } catch {
    // Whoever read the log is gone, or slow; the process ends all the same.
  }
}
