import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ContentFiles } from './files.ts'
import { Mistakes } from './mistakes.ts'
import { PictureBook } from './picture-book.ts'
import { readContent } from './read.ts'
import { readRendered } from './rendered-pictures.ts'
import { deskWith } from './test/desk.ts'

const facts = {
  width: 1200,
  height: 1500,
  color: '#d9cdbf',
  alt: 'Футболка с дисками',
  focus: { x: 0.5, y: 0.4 },
  tiny: 'data:image/webp;base64,UklGRg==',
}
const place = { file: 'content/site.yaml' }

async function shelfWith(sources: Record<string, string>) {
  const { files, mistakes } = await deskWith(sources)
  const shelf = await readRendered(files, mistakes)
  return { shelf, mistakes }
}

const whole = {
  'pictures/tee-discs-len/320.avif': 'small',
  'pictures/tee-discs-len/1200.avif': 'large',
  'pictures/tee-discs-len/640.avif': 'middling',
  'pictures/tee-discs-len/picture.json': JSON.stringify(facts),
}

describe('a picture that was rendered ahead', () => {
  test('stands for the drawing of the same name, with no change of the content', async () => {
    const { shelf, mistakes } = await shelfWith(whole)
    const book = new PictureBook(mistakes.report, shelf)
    for (const name of ['tee-discs-len', 'tee-discs-kub']) book.draw(name, place, 'logo')
    expect(mistakes.lines).toEqual([])
    expect(book.drawn().map(({ name }) => name)).toEqual(['tee-discs-kub'])
    const [rendered] = book.rendered()
    expect(rendered).toMatchObject({ name: 'tee-discs-len', facts, widths: [320, 640, 1200] })
    expect(String(await rendered?.read(640))).toBe('middling')
  })

  test('need not be one that could be drawn, and is left alone when nobody names it', async () => {
    const rename = ([file, text]: [string, string]) => [file.replace('tee-discs-len', 'tsekh-utrom'), text]
    const { shelf, mistakes } = await shelfWith(Object.fromEntries(Object.entries(whole).map(rename)))
    const book = new PictureBook(mistakes.report, shelf)
    expect(book.rendered()).toEqual([])
    book.draw('tsekh-utrom', place, 'logo')
    expect([mistakes.lines, book.rendered().map(({ name }) => name)]).toEqual([[], ['tsekh-utrom']])
  })

  test('that is still being rendered, without its facts yet, leaves the drawing in its place', async () => {
    const { shelf, mistakes } = await shelfWith({ 'pictures/tee-discs-len/320.avif': 'small' })
    expect([shelf.size, mistakes.lines]).toEqual([0, []])
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
      'a size that is not that of the largest file',
      {
        ...whole,
        'pictures/tee-discs-len/picture.json': JSON.stringify({ ...facts, width: 1600 }),
      },
      'content/pictures/tee-discs-len/picture.json, width: must be that of the largest file',
    ],
    [
      'no file',
      { 'pictures/a/picture.json': JSON.stringify(facts) },
      'content/pictures/a/picture.json: there is no <width>.avif beside it',
    ],
    ['a file nobody knows', { ...whole, 'pictures/tee-discs-len/big.png': '' }, /"big\.png" is/],
  ])('with %s is reported', async (_, sources, complaint) => {
    const { mistakes } = await shelfWith(sources)
    expect(mistakes.lines).toContainEqual(expect.stringMatching(complaint))
  })
})

describe('the pictures of the demo factory', () => {
  const BYTES_MAX = 160 * 1024
  const BYTES_IN_ALL_MAX = 26 * 1024 * 1024

  test('are AVIF of the size they tell, small enough for a phone', async () => {
    const mistakes = new Mistakes()
    const shelf = await readRendered(new ContentFiles(path.join(import.meta.dirname)), mistakes)
    expect(mistakes.lines).toEqual([])
    let total = 0
    for (const { name, facts, widths, read } of shelf.values())
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

  test('are all shown somewhere', async () => {
    const shelf = await readRendered(new ContentFiles(path.join(import.meta.dirname)), new Mistakes())
    const shown = new Set((await readContent()).rendered.map(({ name }) => name))
    expect([...shelf.keys()].filter((name) => !shown.has(name))).toEqual([])
  })
})
