import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { answerQuestions } from '../../platform/process/child/answer-questions.ts'
import { parseTable } from './parse-table.ts'
import type { OpenedTable, TableQuestion } from './read-table.ts'
import { TableFileError } from './table-file-error.ts'

/** The program of a process that reads one file of rows, and gives them a part at a time; see read-table.ts for the other side. */

let rows: string[][] = []

answerQuestions(async ({ value, bytes }) => {
  const question = value as TableQuestion
  return { value: question === 'open' ? await open(bytes) : rows.slice(question.from, question.to) }
})

async function open(bytes: Buffer): Promise<OpenedTable | { failure: string }> {
  try {
    const table = await parseTable(bytes)
    rows = table.rows
    return { rowCount: rows.length, format: table.format }
  } catch (error) {
    return { failure: error instanceof TableFileError ? error.message : importMessages.fileBroken }
  }
}
