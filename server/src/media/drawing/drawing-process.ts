import { answerQuestions } from '../../platform/process/child/answer-questions.ts'
import type { DrawingTask, DrawnFrom } from './drawing-task.ts'
import { openSource } from './open-source.ts'

/** Program of the child process that draws one file; draw.ts is the parent's side. */
answerQuestions(async ({ value, bytes }) => {
  const task = value as DrawingTask
  const source = await openSource(task.reader, bytes, task.size, task.page)
  const { width, height, fit } = task.size
  // Without the other side it is proportional. A photo is never enlarged.
  const whole = width === undefined || height === undefined ? {} : { fit }
  const sized = source.picture.resize({ width, height, ...whole, withoutEnlargement: fit === 'inside' })
  const cut = task.cut ? sized.extract(task.cut) : sized
  const flat = task.isOpaque ? cut.flatten({ background: '#ffffff' }) : cut
  const encoded =
    task.format === 'raw'
      ? flat.toColourspace('srgb').ensureAlpha().raw()
      : flat.toFormat(task.format, task.options)
  const drawn = await encoded.toBuffer()
  return { value: source.from satisfies DrawnFrom, bytes: drawn }
})
