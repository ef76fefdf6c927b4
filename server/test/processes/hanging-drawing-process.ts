import { answerQuestions } from '../../src/platform/process/child/answer-questions.ts'

/** A program of a child that draws nothing, and never answers where a file says `hang`. */
answerQuestions(({ bytes }) => {
  if (bytes.includes('hang')) return new Promise(() => undefined)
  return { value: { page: 1, pages: 1, width: 1, height: 1 }, bytes: Buffer.from('drawn') }
})
