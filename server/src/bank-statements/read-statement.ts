import { ChildError } from '../platform/process/child/child-error.ts'
import { createChildPool } from '../platform/process/child/child-pool.ts'
import type { Statement } from './statement.ts'
import { StatementError } from './statement-error.ts'
import { STATEMENT_BYTES_MAX } from './statement-limits.ts'

/** Answer of the child: what the file says, or why it is refused. */
export type StatementAnswer = { statement: Statement } | { refusal: string }

const HEAVY = 'Файл не\u00A0удалось прочитать. Скачайте выписку за\u00A0меньший срок'

/** A file of 10 MB takes two seconds, so visitors would wait if this process parsed it. */
const pool = createChildPool({
  program: new URL('./statement-process.ts', import.meta.url),
  running: 1,
  waiting: 10,
  timeMs: 20_000,
  memoryMb: 2048,
  heapMb: 512,
  messageBytes: 6 * STATEMENT_BYTES_MAX,
})

/**
 * Parses a statement in a child process. Throws StatementError for a file that is refused, ChildError if too many are
 * being read.
 */
export async function readStatement(owner: string, bytes: Uint8Array): Promise<Statement> {
  const answer = await pool.ask(owner, {}, bytes).catch((error: ChildError) => {
    throw error instanceof ChildError && error.isFinal ? new StatementError(HEAVY) : error
  })
  const read = answer.value as StatementAnswer
  if ('refusal' in read) throw new StatementError(read.refusal)
  return read.statement
}
