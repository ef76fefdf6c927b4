import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colourways } from './colourways.ts'
import { PLACED_AREA, placed } from './placed.ts'

/** Margin in units that shows overflow. */
const BEYOND = 80

describe('placed graphics', () => {
  test.each(Object.keys(placed))('%s stays within the printable area', async (motif) => {
    const [width, height] = [PLACED_AREA.width + 2 * BEYOND, PLACED_AREA.height + 2 * BEYOND]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" width="${width}" height="${height}">${placed[motif]?.(colourways.tush)}</svg>`
    const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
    expect([left >= BEYOND, top >= BEYOND], `starts at ${left - BEYOND}, ${top - BEYOND}`).toEqual([
      true,
      true,
    ])
    expect([left + info.width <= width - BEYOND, top + info.height <= height - BEYOND]).toEqual([true, true])
  })
})
