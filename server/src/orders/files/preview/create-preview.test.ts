import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDraw } from '../../../media/drawing/draw.ts'
import { openDiskStorage } from '../../../platform/storage/disk-storage.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { orderFileKey } from '../file-key.ts'
import { removeOrderFile } from '../remove-file.ts'
import { createPreviews } from './create-preview.ts'

const program = new URL('../../../../test/processes/hanging-drawing-process.ts', import.meta.url)
const draw = createDraw({ running: 2, waiting: 9, timeMs: 1500, program })

let directory: string
let storage: Storage
let drawn: string[]
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rapport-previews-'))
  storage = await openDiskStorage(directory)
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** As a process sees it that has just started. */
const start = () => {
  drawn = []
  return createPreviews(storage, (owner, task, bytes) => {
    drawn.push(bytes.toString())
    return draw(owner, task, bytes)
  })
}
const store = async (id: string, content: string) => {
  await storage.put(orderFileKey(id), Buffer.from(content))
  return { id, orderId: 'order', name: 'a.png', size: content.length }
}

it('a preview is drawn once, whatever the number of requests and processes', async () => {
  const file = await store('fine', 'fine')
  const preview = start()
  const shown = await Promise.all([preview(file), preview(file)])
  expect(shown.map((one) => one?.image.toString())).toEqual(['drawn', 'drawn'])
  expect(drawn).toEqual(['fine'])
  expect(await start()(file)).toEqual({ image: Buffer.from('drawn'), page: 1, pages: 1 })
  expect(drawn).toEqual([])
})

it('a file that can’t be drawn is not begun again', async () => {
  const preview = start()
  const file = await store('hanging', 'hang')
  expect([await preview(file), await preview(file)]).toEqual([undefined, undefined])
  expect(drawn).toEqual(['hang'])
})

it('a preview goes with its file', async () => {
  await removeOrderFile(storage, 'fine')
  const left: string[] = []
  for await (const { key } of storage.list('orders')) left.push(key)
  expect(left).toEqual([orderFileKey('hanging')])
})
