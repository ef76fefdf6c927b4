import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'

const INFO = 30
/** Logged as fatal by each connection that is open at a stop. */
const STOPPING = /^terminating connection due to administrator command$/
/** Pino levels by the word that begins a line of PostgreSQL's log. */
const LEVELS: Record<string, number> = { LOG: INFO, WARNING: 40, FATAL: 50, PANIC: 60 }

/**
 * Reads the log of PostgreSQL line by line. `onLine` gets the level and the text. Continuation lines have
 * level 30.
 */
export function readServerLog(output: Socket, onLine: (level: number, text: string) => void): void {
  // The log alone does not keep a process alive.
  output.unref()
  createInterface({ input: output }).on('line', (line) => {
    const [, word = '', text = line] = /^([A-Z]+): {2}(.*)$/.exec(line) ?? []
    onLine(STOPPING.test(text) ? INFO : (LEVELS[word] ?? INFO), text)
  })
}
