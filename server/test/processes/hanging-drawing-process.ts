import { answerQuestions } from '../../src/platform/process/child/answer-questions.ts'

/** Child program that renders no image, and never answers for a file with the text `hang`. */
answerQuestions(({ bytes }) => {
  if (bytes.includes('hang')) return new Promise(() => undefined)
  return { value: { page: 1, pages: 1, width: 1, height: 1 }, bytes: Buffer.from('drawn') }
})
