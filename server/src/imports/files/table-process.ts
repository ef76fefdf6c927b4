import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { answerQuestions } from '../../platform/process/child/answer-questions.ts'
import { type ParsedSheet, parseTable, parseWorkbook } from './parse-table.ts'
import type { OpenedTable, TableQuestion } from './read-table.ts'
import type { OpenedWorkbook } from './read-workbook.ts'
import { TableFileError } from './table-file-error.ts'

/** Child process that reads one file and returns its rows in parts. Its parents are read-table.ts and read-workbook.ts. */

let sheets: ParsedSheet[] = []

answerQuestions(async ({ value, bytes }) => {
  const question = value as TableQuestion
  if ('open' in question) return { value: await orFailure(() => openTable(bytes, question.open)) }
  if ('sheets' in question) return { value: await orFailure(() => openWorkbook(bytes, question.sheets)) }
  return { value: sheets[question.sheet ?? 0]?.rows.slice(question.from, question.to) ?? [] }
})

async function openTable(bytes: Buffer, sheet: string | null): Promise<OpenedTable> {
  const { rows, format } = await parseTable(bytes, sheet)
  sheets = [{ name: '', rows }]
  return { rowCount: rows.length, format }
}

async function openWorkbook(bytes: Buffer, wanted: string[]): Promise<OpenedWorkbook> {
  const workbook = await parseWorkbook(bytes, wanted)
  sheets = workbook.sheets
  return {
    sheets: sheets.map(({ name, rows }) => ({ name, rowCount: rows.length })),
    others: workbook.others,
  }
}

async function orFailure<Opened>(open: () => Promise<Opened>): Promise<Opened | { failure: string }> {
  try {
    return await open()
  } catch (error) {
    return { failure: error instanceof TableFileError ? error.message : importMessages.fileBroken }
  }
}
