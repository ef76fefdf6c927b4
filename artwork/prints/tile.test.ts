import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colourways } from './colourways.ts'
import { prints } from './prints.ts'
import { randomFrom } from './random.ts'
import { PrintedCloth } from './repeat.ts'
import { box, fill } from './shapes.ts'
import { CENTIMETRES_PER_UNIT, drawTile } from './tile.ts'

const pixels = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()

describe.each(Object.entries(prints))('%s', (family, print) => {
  test.each([1, 2])('cut %i tiles seamlessly in both directions', async (cut) => {
    const cloth = `${family}-${cut}`
    const tile = drawTile(print, colourways.len, cloth)
    const [width, height] = [tile.widthCm, tile.heightCm].map((size) => Math.round(size * 10))
    if (!width || !height) return expect.fail('a tile without a size')
    const inner = tile.svg.replace(
      /width="[\d.]+cm" height="[\d.]+cm"/,
      `width="${width}" height="${height}"`,
    )
    const one = await sharp(Buffer.from(inner)).png().toBuffer()
    const four = await sharp({
      create: { width: 2 * width, height: 2 * height, channels: 3, background: '#fff' },
    })
      .composite([0, width].flatMap((left) => [0, height].map((top) => ({ input: one, left, top }))))
      .removeAlpha()
      .raw()
      .toBuffer()
    const [unitsWide, unitsHigh] = /viewBox="0 0 (\S+) (\S+)"/.exec(tile.svg)?.slice(1).map(Number) ?? []
    const area = { x: 0, y: 0, width: 2 * (unitsWide ?? 0), height: 2 * (unitsHigh ?? 0) }
    const whole = new PrintedCloth('a', print(colourways.len, randomFrom(cloth))).lay(area, { scale: 1 })
    const ground = fill(colourways.len.ground, box(0, 0, area.width, area.height))
    const laid = await pixels(
      `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" width="${2 * width}" height="${2 * height}" viewBox="0 0 ${area.width} ${area.height}">${ground}${whole}</svg>`,
    )
    let off = 0
    for (const [index, value] of four.entries()) if (Math.abs(value - (laid[index] ?? 0)) > 40) off++
    expect(off / four.length).toBeLessThan(0.003)
    expect(unitsWide).toBeCloseTo(tile.widthCm / CENTIMETRES_PER_UNIT, -1)
  })
})
