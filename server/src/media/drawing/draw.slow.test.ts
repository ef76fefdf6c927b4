import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { killChildren } from '../../platform/process/child/start-child.ts'
import { createDraw, drawMedia } from './draw.ts'
import type { DrawingReader, DrawingTask } from './drawing-task.ts'

const inside = (reader: DrawingReader): DrawingTask => ({
  reader,
  size: { width: 1600, height: 1600, fit: 'inside' },
  isOpaque: true,
  format: 'png',
})
const draw = (reader: DrawingReader, bytes: Uint8Array) => drawMedia('order', inside(reader), bytes)
const colorAt = async (image: Buffer, left: number, top: number) =>
  (await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()).toString('hex')
const svg = (attributes: string, inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`)

describe('createDraw', () => {
  it.each([
    [
      'in millimetres',
      svg('width="120mm" height="60mm"', '<rect width="453.5" height="226.8" fill="#00f"/>'),
    ],
    ['in centimetres', svg('width="12cm" height="6cm"', '<rect width="12cm" height="6cm" fill="#00f"/>')],
    [
      'in points, with a viewBox',
      svg('width="10pt" height="5pt" viewBox="0 0 2 1"', '<rect width="2" height="1" fill="#00f"/>'),
    ],
    ['as small as a stamp', svg('width="10mm" height="5mm"', '<rect width="100" height="100" fill="#00f"/>')],
    ['without a size', svg('', '<rect width="200" height="100" fill="#00f"/>')],
    [
      'in UTF-16',
      Buffer.from(
        `\uFEFF${svg('width="20" height="10"', '<rect width="20" height="10" fill="#00f"/>')}`,
        'utf16le',
      ),
    ],
  ])('draws a whole drawing %s at 1600 pixels', async (_, bytes) => {
    const drawn = await draw('drawing', bytes)
    const { width, height } = await sharp(drawn?.bytes).metadata()
    expect(width).toBe(1600)
    // A drawing without a size is measured to a pixel.
    expect(Math.abs(height - 800)).toBeLessThan(5)
    for (const [left, top] of [
      [2, 2],
      [1597, 2],
      [2, 790],
      [1597, 790],
    ] as const)
      expect(await colorAt(drawn?.bytes ?? Buffer.alloc(0), left, top)).toBe('0000ff')
  })

  it('does not draw a broken or harmful drawing', async () => {
    expect(await draw('drawing', svg('width="9" height="9"', '<g>'))).toBeUndefined()
    expect(await draw('drawing', svg('width="9" height="9"', '<script/>'))).toBeUndefined()
  })
})

it('draws the largest page of a picture with pages and returns its number', async () => {
  const page = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .tiff()
      .toBuffer()
  const bytes = joinTiffs([await page(64, 48, '#ff0000'), await page(240, 180, '#0000ff')])
  const drawn = await draw('picture', bytes)
  expect([drawn?.page, drawn?.pages]).toEqual([2, 2])
  expect(await sharp(drawn?.bytes).metadata()).toMatchObject({ width: 240, height: 180 })
})

it('does not let one customer’s endless files delay another customer’s', async () => {
  const program = new URL('../../../test/processes/hanging-drawing-process.ts', import.meta.url)
  const hanging = createDraw({ running: 2, waiting: 9, timeMs: 600_000, program })
  const stuck = [1, 2, 3].map(() =>
    hanging('a', inside('picture'), Buffer.from('hang')).catch(({ status }) => status),
  )
  expect((await hanging('b', inside('picture'), Buffer.from('fine')))?.bytes.toString()).toBe('drawn')
  killChildren()
  expect(await Promise.all(stuck)).toEqual([503, 503, 503])
})

it('stops a drawing after its time limit', async () => {
  const program = new URL('../../../test/processes/hanging-drawing-process.ts', import.meta.url)
  const hanging = createDraw({ running: 1, waiting: 9, timeMs: 1000, program })
  expect(await hanging('a', inside('picture'), Buffer.from('hang'))).toBeUndefined()
})

it('does not enlarge a photo smaller than the requested size', async () => {
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  expect(await sharp((await drawMedia('a', inside('picture'), photo))?.bytes).metadata()).toMatchObject({
    width: 30,
    height: 20,
  })
})

/** Joins the pages of several little-endian TIFFs into one: each directory has the offset of the next. */
function joinTiffs(files: Buffer[]): Buffer {
  let joined = Buffer.alloc(0)
  let linkAt = -1
  for (const file of files) {
    const base = joined.length
    const moved = Buffer.from(file)
    const directory = moved.readUInt32LE(4)
    const count = moved.readUInt16LE(directory)
    for (let at = directory + 2; at < directory + 2 + count * 12; at += 12) move(moved, at, base)
    if (linkAt >= 0) joined.writeUInt32LE(base + directory, linkAt)
    joined = Buffer.concat([joined, moved])
    linkAt = base + directory + 2 + count * 12
  }
  return joined
}

const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
/** Strips (273) and values that don't fit into their entry are found by their offset in the file. */
function move(file: Buffer, entry: number, by: number): void {
  const [tag, type, count] = [
    file.readUInt16LE(entry),
    file.readUInt16LE(entry + 2),
    file.readUInt32LE(entry + 4),
  ]
  const isFar = (SIZES[type] ?? 1) * count > 4
  if (tag === 273 && isFar)
    for (let n = 0; n < count; n += 1) {
      const at = file.readUInt32LE(entry + 8) + n * 4
      file.writeUInt32LE(file.readUInt32LE(at) + by, at)
    }
  if (isFar || tag === 273) file.writeUInt32LE(file.readUInt32LE(entry + 8) + by, entry + 8)
}
