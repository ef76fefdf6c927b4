import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { answerQuestions } from '../../platform/process/child/answer-questions.ts'
import { parseTable } from './parse-table.ts'
import type { OpenedTable, TableQuestion } from './read-table.ts'
import { TableFileError } from './table-file-error.ts'

/** Child process that reads one file and returns its rows in parts. Its parent is read-table.ts. */

let rows: string[][] = []

answerQuestions(async ({ value, bytes }) => {
  const question = value as TableQuestion
  if ('open' in question) return { value: await open(bytes, question.open) }
  return { value: rows.slice(question.from, question.to) }
})

async function open(bytes: Buffer, sheet: string | null): Promise<OpenedTable | { failure: string }> {
  try {
    const table = await parseTable(bytes, sheet)
    rows = table.rows
    return { rowCount: rows.length, format: table.format }
  } catch (error) {
    return { failure: error instanceof TableFileError ? error.message : importMessages.fileBroken }
  }
}
