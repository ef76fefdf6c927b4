import { writeSync } from 'node:fs'

const STDOUT = 1
/** Pino's number of the level. */
const FATAL = 60

/** A line in the form of the log, for a thread or a process whose logger can't be used any more. */
export function fatalLine(message: string, fields: Record<string, unknown>): string {
  return `${JSON.stringify({ level: FATAL, time: Date.now(), pid: process.pid, ...fields, msg: message })}\n`
}

/** Writes the line at once, past every buffer: for a process that is about to end. */
export function logFatal(message: string, fields: Record<string, unknown>): void {
  try {
    writeSync(STDOUT, fatalLine(message, fields))
  } catch {
    // Whoever read the log is gone, or slow; the process ends all the same.
  }
}
