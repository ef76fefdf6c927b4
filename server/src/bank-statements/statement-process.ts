import { answerQuestions } from '../platform/process/child/answer-questions.ts'
import { parseStatement } from './parse-statement.ts'
import type { StatementAnswer } from './read-statement.ts'
import { StatementError } from './statement-error.ts'

/** Child process that parses one statement. Its parent is read-statement.ts. */

answerQuestions(({ bytes }) => ({ value: parse(bytes) }))

function parse(bytes: Uint8Array): StatementAnswer {
  try {
    return { statement: parseStatement(bytes) }
  } catch (error) {
    if (error instanceof StatementError) return { refusal: error.message }
    throw error
  }
}
