import sharp from 'sharp'
import { answerQuestions } from '../../platform/process/child/answer-questions.ts'
import { inspectPixels } from './inspect-pixels.ts'
import type { PixelExtension } from './strip-metadata.ts'

sharp.cache(false)
sharp.concurrency(1)

/** The program of the child that looks at one picture; see inspect-image.ts for the other side. */
answerQuestions(async ({ value, bytes: given }) => {
  const answer = await inspectPixels(value as PixelExtension, given)
  if ('refusal' in answer) return { value: answer }
  const { bytes, ...known } = answer
  return { value: known, bytes }
})
