import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { pacedStream } from './paced-stream.ts'

const megabyte = randomBytes(1_000_000)
const pieces = () => Readable.from([megabyte, megabyte, megabyte], { objectMode: false })

it('passes a file on to its reader', async () => {
  expect((await buffer(pacedStream(pieces()))).equals(Buffer.concat([megabyte, megabyte, megabyte]))).toBe(
    true,
  )
})

it('ends and closes the file if it is not read', async () => {
  const file = pieces()
  const paced = pacedStream(file, { bytesPerSecond: 1e9, graceMs: 10 })
  const [error] = await once(paced, 'error')
  expect(error.message).toContain('not read in time')
  expect(file.destroyed).toBe(true)
})

it('ends with an error if the file breaks off', async () => {
  const file = new Readable({ read: () => undefined })
  const paced = pacedStream(file)
  file.push(megabyte)
  file.destroy()
  await expect(buffer(paced)).rejects.toThrow()
})

it('closes the file when its reader goes away', async () => {
  const file = pieces()
  const paced = pacedStream(file)
  paced.destroy()
  await once(file, 'close')
  expect(file.destroyed).toBe(true)
})
