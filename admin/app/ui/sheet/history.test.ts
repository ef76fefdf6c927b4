import { expect, it } from 'vitest'
import { addStep, redoStep, startHistory, undoStep } from './history.ts'

it('undoes and redoes step by step, up to the ends', () => {
  const written = addStep(addStep(startHistory('a'), 'b'), 'c')
  expect(undoStep(written).present).toBe('b')
  expect(undoStep(undoStep(undoStep(written))).present).toBe('a')
  expect(redoStep(undoStep(written)).present).toBe('c')
  expect(redoStep(written)).toBe(written)
})

it('clears redo after a new step, and keeps 100 steps', () => {
  const other = addStep(undoStep(addStep(startHistory(0), 1)), 2)
  expect(redoStep(other)).toBe(other)
  let long = startHistory(0)
  for (let step = 1; step <= 150; step += 1) long = addStep(long, step)
  expect(long.past).toHaveLength(100)
})
