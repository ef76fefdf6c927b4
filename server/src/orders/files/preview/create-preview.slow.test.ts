import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDrawSeries, type OpenDrawing } from '../../../media/drawing/draw.ts'
import { openDiskStorage } from '../../../platform/storage/disk-storage.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { orderFileKey, orderThumbnailKey } from '../file-key.ts'
import { removeOrderFile } from '../remove-file.ts'
import { createPreviews } from './create-preview.ts'
import { createDrawingTimes } from './drawing-times.ts'

const program = new URL('../../../../test/processes/hanging-drawing-process.ts', import.meta.url)
const open = createDrawSeries({ running: 2, waiting: 9, timeMs: 2500, program })

let directory: string
let storage: Storage
let drawn: string[]
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rapport-previews-'))
  storage = await openDiskStorage(directory)
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** Creates the previews as a new process does. */
const start = (orderMs?: number) => {
  drawn = []
  const openRecorded: OpenDrawing = async (owner) => {
    const series = await open(owner)
    const draw: typeof series.draw = (task, bytes) => {
      drawn.push(bytes.toString())
      return series.draw(task, bytes)
    }
    return { draw, [Symbol.asyncDispose]: () => series[Symbol.asyncDispose]() }
  }
  return createPreviews(storage, openRecorded, createDrawingTimes(orderMs))
}
const store = async (id: string, content: string, orderId = 'order') => {
  await storage.put(orderFileKey(id), Buffer.from(content))
  return { id, orderId, name: 'a.png', size: content.length }
}

it('draws a preview and its thumbnail once for all requests and processes', async () => {
  const file = await store('fine', 'fine')
  const { getPreview, getThumbnail } = start()
  const shown = await Promise.all([getPreview(file), getPreview(file)])
  expect(shown.map((preview) => preview?.image.toString())).toEqual(['drawn', 'drawn'])
  expect((await getThumbnail(file))?.toString()).toBe('drawn')
  expect(drawn).toEqual(['fine', 'drawn'])
  const later = start()
  expect(await later.getPreview(file)).toEqual({ image: Buffer.from('drawn'), page: 1, pages: 1 })
  expect((await later.getThumbnail(file))?.toString()).toBe('drawn')
  expect(drawn).toEqual([])
})

it('draws a missing thumbnail from the stored preview', async () => {
  const file = await store('fine', 'fine')
  await storage.remove(orderThumbnailKey('fine'))
  expect((await start().getThumbnail(file))?.toString()).toBe('drawn')
  expect(drawn).toEqual(['drawn'])
})

it('does not retry a file that cannot be drawn', async () => {
  const { getPreview, getThumbnail } = start()
  const file = await store('hanging', 'hang')
  expect([await getPreview(file), await getPreview(file), await getThumbnail(file)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(drawn).toEqual(['hang'])
})

it('limits the thumbnails of an order with hanging files to the time of one file, but not its opened files', async () => {
  const { getPreview, getThumbnail } = start(2000)
  const [first, second] = [await store('hanging', 'hang one'), await store('another', 'hang two')]
  const fine = await store('last', 'fine')
  const elsewhere = getThumbnail(await store('elsewhere', 'fine', 'other order'))
  const requested = Promise.all([first, second, fine].map(getThumbnail))
  expect((await elsewhere)?.toString()).toBe('drawn')
  expect(await requested).toEqual([undefined, undefined, undefined])
  expect(drawn.filter((bytes) => bytes.startsWith('hang'))).toEqual(['hang one'])
  expect((await getPreview(fine))?.image.toString()).toBe('drawn')
  expect((await getThumbnail(fine))?.toString()).toBe('drawn')
})

it('removes preview and thumbnail together with their file', async () => {
  for (const id of ['fine', 'last', 'elsewhere', 'another']) await removeOrderFile(storage, id)
  const left: string[] = []
  for await (const { key } of storage.list('orders')) left.push(key)
  expect(left).toEqual([orderFileKey('hanging')])
})
