import { expect, it } from 'vitest'
import { createTurns } from './fair-turns.ts'

it('starts one of several concurrent requests in each turn of the event loop, in order', async () => {
  const turns = createTurns()
  const begun: string[] = []
  let loops = 0
  let counting = true
  const count = () => {
    loops += 1
    if (counting) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      await turns.next()
      begun.push(`${name} in turn ${loops}`)
    }),
  )
  counting = false
  expect(begun).toEqual(['first in turn 1', 'second in turn 2', 'third in turn 3'])
})

it('starts a single request at once', async () => {
  const turns = createTurns()
  for (let n = 0; n < 3; n += 1) await turns.next()
})
