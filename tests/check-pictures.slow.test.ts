import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readDemoContent } from '@rapport/seed/test/demo-content'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { checkBytes } from '../scripts/check-pictures/bytes-by-kind.ts'
import { checkFirstPictures } from '../scripts/check-pictures/check-first-pictures.ts'
import { checkWidths } from '../scripts/check-pictures/check-widths.ts'
import { type PictureFile, readPictureFiles } from '../scripts/check-pictures/picture-files.ts'
import { similarity } from '../scripts/check-pictures/similarity.ts'
import { CONTENT_DIRECTORY, listImageUses } from '../seed/read-content.ts'

const KB = 1024

function createPicture(widths: number[], change: Partial<PictureFile> = {}): PictureFile {
  const width = widths.at(-1) ?? 0
  const files = widths.map((each) => ({ width: each, bytes: 10 * KB }))
  return {
    name: 'tee-discs-len',
    composition: 'tee',
    folder: '',
    width,
    height: 1350,
    quality: 55,
    files,
    ...change,
  }
}
const usesAt = (field: string) => new Map([['tee-discs-len', [{ file: 'content/catalog/tees.yaml', field }]]])

test('requires 960 pixels only of the first picture of a gallery', () => {
  const small = createPicture([240, 480, 720])
  expect(checkWidths([small], usesAt('gallery.3'))).toEqual([])
  expect(checkWidths([small], usesAt('picture'))).toEqual([
    'tee-discs-len is seen large and has 720 pixels, less than 960',
  ])
  expect(checkWidths([createPicture([240, 480, 720, 1080])], usesAt('picture'))).toEqual([])
})

test('reports a missing width, except for pictures of the older kind', () => {
  expect(checkWidths([createPicture([240, 720])], new Map())).toEqual([
    'tee-discs-len has widths too far apart: 240, 720',
  ])
  expect(checkWidths([createPicture([480, 720])], new Map())).toEqual([
    'tee-discs-len has no width of 240 or less',
  ])
  expect(checkWidths([createPicture([240, 720], { quality: undefined })], new Map())).toEqual([])
})

test("limits a phone's file to 60 KB and all files to 70 MB", () => {
  const heavy = createPicture([240, 480], { files: [{ width: 480, bytes: 61 * KB }] })
  expect(checkBytes([heavy]).errors).toEqual(['tee-discs-len/480.avif has 61 KB, a phone may get 60'])
  const wide = createPicture([1080], { files: [{ width: 1080, bytes: 71e6 }] })
  expect(checkBytes([wide]).errors).toEqual(['pictures have 71.0 MB, more than 70'])
  expect(checkBytes([createPicture([240, 480])]).lines.at(-1)).toContain('1 of 1 pictures encoded by quality')
})

test('reports two products with the same first picture, but not a landing page', () => {
  const item = (slug: string, change = {}) => ({
    slug,
    kind: 'regular' as const,
    isGroup: false,
    picture: 'tee-discs-len',
    ...change,
  })
  const others = [item('c', { kind: 'landing' }), item('d', { isGroup: true })]
  expect(checkFirstPictures([item('a'), ...others])).toEqual([])
  expect(checkFirstPictures([item('a'), item('b'), ...others])).toEqual([
    'a, b open with one picture, tee-discs-len',
  ])
})

test('measures a similarity of 1 for the same file and less for a blurred one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [sharpFile, blurred] = [path.join(folder, 'sharp.png'), path.join(folder, 'blurred.png')]
  const stripes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 8h64M0 24h64M0 40h64" stroke="#fff" stroke-width="4"/></svg>',
  )
  await sharp(stripes).flatten().png().toFile(sharpFile)
  await sharp(sharpFile).blur(4).toFile(blurred)
  expect(await similarity(sharpFile, sharpFile, 64)).toBeCloseTo(1)
  expect(await similarity(sharpFile, blurred, 64)).toBeLessThan(0.8)
})

test('finds no fault in the pictures of the demo factory', async () => {
  const pictures = readPictureFiles(path.join(CONTENT_DIRECTORY, 'pictures'))
  expect(checkBytes(pictures).errors).toEqual([])
  expect(checkWidths(pictures, await listImageUses())).toEqual([])
  expect(checkFirstPictures((await readDemoContent()).catalog)).toEqual([])
})
