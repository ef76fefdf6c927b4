import { writeSync } from 'node:fs'

const STDOUT = 1
/** Pino's number of the level. */
const FATAL = 60

/** A line in the form of the log, for what has no logger: a thread, a process that ends, the server of the database. */
export function fatalLine(message: string, fields: Record<string, unknown>): string {
  return formatLine(FATAL, message, fields)
}

const formatLine = (level: number, message: string, fields: Record<string, unknown>): string =>
  `${JSON.stringify({ level, time: Date.now(), pid: process.pid, ...fields, msg: message })}\n`

/** Writes the line at once, past every buffer: for a process that is about to end. */
export function logFatal(message: string, fields: Record<string, unknown>): void {
  logLine(FATAL, message, fields)
}

/** Writes a line of any level, a number of pino. */
export function logLine(level: number, message: string, fields: Record<string, unknown>): void {
  try {
    writeSync(STDOUT, formatLine(level, message, fields))
  } catch {
    // The reader of the log is gone, or slow; the process goes on all the same.
  }
}
