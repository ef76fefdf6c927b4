import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Pino's numbers of the levels, by the words that PostgreSQL begins a line with. */
const LEVELS: Record<string, number> = { LOG: 30, WARNING: 40, FATAL: 50, PANIC: 60 }

/** Reads the log of PostgreSQL by lines. `onLine` gets the level and the text; text that continues a line has its level 30. */
export function readServerLog(output: Socket, onLine: (level: number, text: string) => void): void {
  // It keeps no process alive that has nothing else to do.
  output.unref()
  createInterface({ input: output }).on('line', (line) => {
    const [, word = '', text = line] = /^([A-Z]+): {2}(.*)$/.exec(line) ?? []
    onLine(LEVELS[word] ?? 30, text)
  })
}
