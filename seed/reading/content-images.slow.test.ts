import { globSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CONTENT_DIRECTORY } from '../read-content.ts'
import { readDemoContent } from '../test/demo-content.ts'
import { directoryWith } from '../test/read-context.ts'
import { ContentFiles } from './content-files.ts'
import { readContentImages } from './content-images.ts'
import { ImageRegistry } from './image-registry.ts'
import { ValidationErrors } from './validation-errors.ts'

const facts = {
  width: 1200,
  height: 1500,
  color: '#d9cdbf',
  alt: 'Футболка с дисками',
  focus: { x: 0.5, y: 0.4 },
  tiny: 'data:image/webp;base64,UklGRg==',
}
const location = { file: 'content/site.yaml' }

async function imagesIn(directory: string) {
  const errors = new ValidationErrors()
  const images = await readContentImages(new ContentFiles(directory), errors)
  return { images, errors, registry: new ImageRegistry(errors.reportError, images) }
}
const imagesOf = async (sources: Record<string, string>) => imagesIn(await directoryWith(sources))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"></svg>'
const whole = {
  'pictures/tee-discs-len/320.avif': 'small',
  'pictures/tee-discs-len/1200.avif': 'large',
  'pictures/tee-discs-len/640.avif': 'middling',
  'pictures/tee-discs-len/picture.json': JSON.stringify(facts),
  'pictures/tee-discs-kub/picture.svg': svg,
}

describe('readContentImages', () => {
  test('accepts a prerendered image in a few widths, or a drawing', async () => {
    const { registry, errors } = await imagesOf(whole)
    for (const name of ['tee-discs-len', 'tee-discs-kub']) registry.register(name, location, 'logo')
    expect(errors.lines).toEqual([])
    expect(registry.drawings()).toMatchObject([{ name: 'tee-discs-kub', mediaType: 'image/svg+xml' }])
    const [prerendered] = registry.prerendered()
    expect(prerendered).toMatchObject({ name: 'tee-discs-len', facts, widths: [320, 640, 1200] })
    expect(String(await prerendered?.read(640))).toBe('middling')
  })

  test('ignores an unused image and reports a missing one', async () => {
    const { registry, errors } = await imagesOf(whole)
    registry.register('tee-discs-kumach', location, 'logo')
    expect([registry.drawings(), registry.prerendered()]).toEqual([[], []])
    expect(errors.lines).toEqual([
      'content/site.yaml, logo: there is no image "tee-discs-kumach" in pictures/',
    ])
  })

  test('prefers a prerendered image to the drawing in its folder', async () => {
    const { images } = await imagesOf({ ...whole, 'pictures/tee-discs-len/picture.svg': svg })
    expect(images.get('tee-discs-len')).toMatchObject({ prerendered: { name: 'tee-discs-len' } })
    expect(images.get('tee-discs-len')?.drawing).toBeUndefined()
  })

  test('uses the drawing while an image without metadata is still being rendered', async () => {
    const beside = { 'pictures/tee-discs-kub/320.avif': 'small', 'pictures/tee-discs-moh/320.avif': 'small' }
    const { images, errors } = await imagesOf({ ...whole, ...beside })
    expect(images.get('tee-discs-kub')?.drawing?.name).toBe('tee-discs-kub')
    expect([images.has('tee-discs-moh'), errors.lines]).toEqual([false, []])
  })

  test.each([
    ['no facts', { ...whole, 'pictures/tee-discs-len/picture.json': '{' }, /picture\.json: /],
    [
      'a focus outside it',
      {
        ...whole,
        'pictures/tee-discs-len/picture.json': JSON.stringify({ ...facts, focus: { x: 2, y: 0 } }),
      },
      /picture\.json, focus\.x: /,
    ],
    [
      'a size that differs from the largest file',
      { ...whole, 'pictures/tee-discs-len/picture.json': JSON.stringify({ ...facts, width: 1600 }) },
      'content/pictures/tee-discs-len/picture.json, width: must be that of the largest file',
    ],
    [
      'no file',
      { 'pictures/a/picture.json': JSON.stringify(facts) },
      'content/pictures/a/picture.json: there is no <width>.avif beside it',
    ],
    [
      'a drawing without a size',
      { 'pictures/a/picture.svg': '<svg viewBox="0 0 8 8"></svg>' },
      'content/pictures/a/picture.svg: must begin with an <svg> of a width and a height in pixels',
    ],
    ['an unknown file', { ...whole, 'pictures/tee-discs-len/big.png': '' }, /"big\.png" is/],
  ])('reports an image with %s', async (_, sources, complaint) => {
    const { errors } = await imagesOf(sources)
    expect(errors.lines).toContainEqual(expect.stringMatching(complaint))
  })
})

describe('the pictures of the demo factory', () => {
  const BYTES_MAX = 240 * 1024
  const BYTES_IN_ALL_MAX = 70e6
  const QUALITY_MIN = 50

  test('are AVIF of the stated size, of quality 50 at least, together at most 70 MB', async () => {
    const { images, errors } = await imagesIn(CONTENT_DIRECTORY)
    expect(errors.lines).toEqual([])
    let total = 0
    for (const { name, facts } of [...images.values()].flatMap((one) => one.prerendered ?? []))
      expect(facts.quality ?? QUALITY_MIN, name).toBeGreaterThanOrEqual(QUALITY_MIN)
    for (const { name, facts, widths, read } of [...images.values()].flatMap((one) => one.prerendered ?? []))
      for (const width of widths) {
        const bytes = await read(width)
        total += bytes.byteLength
        expect(bytes.byteLength, `${name} ${width}`).toBeLessThan(BYTES_MAX)
        const metadata = await sharp(bytes).metadata()
        expect([name, metadata.compression, metadata.width]).toEqual([name, 'av1', width])
        const height = Math.round((width * facts.height) / facts.width)
        expect(Math.abs((metadata.height ?? 0) - height), `${name} ${width}`).toBeLessThanOrEqual(1)
      }
    expect(total).toBeLessThan(BYTES_IN_ALL_MAX)
  })

  test('are all used, each either rendered or drawn', async () => {
    const { images } = await imagesIn(CONTENT_DIRECTORY)
    const content = await readDemoContent()
    const shown = [...content.images, ...content.prerendered].map(({ name }) => name)
    expect(new Set(images.keys())).toEqual(new Set(shown))
    const both = globSync('*/picture.svg', { cwd: path.join(CONTENT_DIRECTORY, 'pictures') }).filter(
      (file) => !images.get(path.dirname(file))?.drawing,
    )
    expect(both).toEqual([])
  })
})
