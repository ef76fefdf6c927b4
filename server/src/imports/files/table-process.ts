import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { answerQuestions } from '../../platform/process/child/answer-questions.ts'
import { parseTable } from './parse-table.ts'
import type { OpenedTable, TableQuestion } from './read-table.ts'
import { TableFileError } from './table-file-error.ts'

/** Child process that reads one file and returns its rows in parts. Its parent is read-table.ts. */

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
