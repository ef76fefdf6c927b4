import sharp from 'sharp'
import { answerQuestions } from '../../platform/process/child/answer-questions.ts'
import { inspectPixels } from './inspect-pixels.ts'
import type { PixelExtension } from './strip-metadata.ts'

sharp.cache(false)
sharp.concurrency(1)

/** Program of the child process that inspects one picture; inspect-image.ts is the parent's side. */
answerQuestions(async ({ value, bytes: given }) => {
  const answer = await inspectPixels(value as PixelExtension, given)
  if ('refusal' in answer) return { value: answer }
  const { bytes, ...known } = answer
  return { value: known, bytes }
})
