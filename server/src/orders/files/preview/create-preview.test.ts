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

/** As a process sees it that has just started. */
const start = (orderMs?: number) => {
  drawn = []
  const openNoted: OpenDrawing = async (owner) => {
    const series = await open(owner)
    const draw: typeof series.draw = (task, bytes) => {
      drawn.push(bytes.toString())
      return series.draw(task, bytes)
    }
    return { draw, [Symbol.asyncDispose]: () => series[Symbol.asyncDispose]() }
  }
  return createPreviews(storage, openNoted, createDrawingTimes(orderMs))
}
const store = async (id: string, content: string, orderId = 'order') => {
  await storage.put(orderFileKey(id), Buffer.from(content))
  return { id, orderId, name: 'a.png', size: content.length }
}

it('a preview and its thumbnail are drawn once, whatever the number of requests and processes', async () => {
  const file = await store('fine', 'fine')
  const { getPreview, getThumbnail } = start()
  const shown = await Promise.all([getPreview(file), getPreview(file)])
  expect(shown.map((one) => one?.image.toString())).toEqual(['drawn', 'drawn'])
  expect((await getThumbnail(file))?.toString()).toBe('drawn')
  expect(drawn).toEqual(['fine', 'drawn'])
  const later = start()
  expect(await later.getPreview(file)).toEqual({ image: Buffer.from('drawn'), page: 1, pages: 1 })
  expect((await later.getThumbnail(file))?.toString()).toBe('drawn')
  expect(drawn).toEqual([])
})

it('a thumbnail of a preview that was drawn before there were thumbnails is made of it', async () => {
  const file = await store('fine', 'fine')
  await storage.remove(orderThumbnailKey('fine'))
  expect((await start().getThumbnail(file))?.toString()).toBe('drawn')
  expect(drawn).toEqual(['drawn'])
})

it('a file that can’t be drawn is not begun again', async () => {
  const { getPreview, getThumbnail } = start()
  const file = await store('hanging', 'hang')
  expect([await getPreview(file), await getPreview(file), await getThumbnail(file)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(drawn).toEqual(['hang'])
})

it('files of an order that hang hold its thumbnails up for as long as one file may, and no opened file', async () => {
  const { getPreview, getThumbnail } = start(2000)
  const [first, second] = [await store('hanging', 'hang one'), await store('another', 'hang two')]
  const fine = await store('last', 'fine')
  const elsewhere = getThumbnail(await store('elsewhere', 'fine', 'other order'))
  const asked = Promise.all([first, second, fine].map(getThumbnail))
  expect((await elsewhere)?.toString()).toBe('drawn')
  expect(await asked).toEqual([undefined, undefined, undefined])
  expect(drawn.filter((bytes) => bytes.startsWith('hang'))).toEqual(['hang one'])
  expect((await getPreview(fine))?.image.toString()).toBe('drawn')
  expect((await getThumbnail(fine))?.toString()).toBe('drawn')
})

it('a preview and a thumbnail go with their file', async () => {
  for (const id of ['fine', 'last', 'elsewhere', 'another']) await removeOrderFile(storage, id)
  const left: string[] = []
  for await (const { key } of storage.list('orders')) left.push(key)
  expect(left).toEqual([orderFileKey('hanging')])
})
