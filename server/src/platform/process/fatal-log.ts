import { writeSync } from 'node:fs'

const STDOUT = 1
/** Pino level. */
const FATAL = 60

/** Returns a log line for code without a logger: a thread, a process that ends, the database server. */
export function fatalLine(message: string, fields: Record<string, unknown>): string {
  return formatLine(FATAL, message, fields)
}

const formatLine = (level: number, message: string, fields: Record<string, unknown>): string =>
  `${JSON.stringify({ level, time: Date.now(), pid: process.pid, ...fields, msg: message })}\n`

/** Writes the line at once, without a buffer. For a process that is about to end. */
export function logFatal(message: string, fields: Record<string, unknown>): void {
  logLine(FATAL, message, fields)
}

/** Writes a log line with a pino level. */
export function logLine(level: number, message: string, fields: Record<string, unknown>): void {
  try {
    writeSync(STDOUT, formatLine(level, message, fields))
  } catch {
    // The reader of the log is gone or slow. The process continues.
  }
}
