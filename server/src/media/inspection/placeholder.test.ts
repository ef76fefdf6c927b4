import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createPlaceholder } from './placeholder.ts'

const tiny = async (rows: string[]) => {
  const fields = rows.map((fill, at) => `<path fill="${fill}" d="M0 ${at * 4}h12v4H0z"/>`)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12">${fields.join('')}</svg>`
  return await sharp(Buffer.from(drawing)).webp({ lossless: true }).toBuffer()
}

it('returns the colours of a 3 × 3 grid', async () => {
  const placeholder = await createPlaceholder(await tiny(['#ff0000', '#00ff00', '#0000ff']))
  expect(placeholder).toMatch(/^([d-f][0-2]0){3}([0-3][c-f][0-3]){3}(0[0-2][d-f]){3}$/)
})
