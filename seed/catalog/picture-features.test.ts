import { describe, expect, test } from 'vitest'
import { contextWith, demoContext } from '../test/read-context.ts'
import { readEntries } from './catalog.ts'

const compositions = `
tee: { thing: tee, sleeves: short, fastening: none }
henley: { thing: tee, sleeves: short, fastening: buttons, buttons: 3 }
set: { thing: tee, pieces: 2 }
cloth: { shows: cloth, opacity: opaque }
selvedge: { shows: cloth }
store: { shows: place }
`

/** What is reported of a group with one product, by the lines of its pictures and features. */
async function complaints(product: string, group = 'picture: store-discs-len', kinds = compositions) {
  const catalog = `
slug: tops
name: Tops
summary: Tops.
${group}
products:
  - slug: top
    name: Top
    summary: A top.
${product.trim().replace(/^ */gm, '    ')}
`
  const context = await contextWith({
    'catalog.yaml': '[tops]',
    'catalog/tops.yaml': catalog,
    'compositions.yaml': kinds,
    'sketches.yaml': '{}',
    'grading.yaml': '{ measures: {}, ladders: {} }',
  })
  await readEntries(context)
  return context.errors.lines.filter(
    (line) => line.includes('tops.yaml') && !line.includes('there is no image'),
  )
}

const ofTop = (field: string, complaint: string) => [
  `content/catalog/tops.yaml, entry "top", ${field}: ${complaint}`,
]

describe('what a picture shows', () => {
  test('may be all that its product is', async () => {
    const henley = 'features: { thing: tee, buttons: 3 }\npicture: henley-discs-len'
    expect(await complaints(henley)).toEqual([])
  })

  test('has to be what its product is', async () => {
    const plain = 'features: { thing: tee, fastening: buttons, buttons: 3 }\npicture: tee-discs-len'
    expect(await complaints(plain)).toEqual(
      ofTop(
        'picture',
        '"tee-discs-len" shows fastening: none, the product has buttons, does not show buttons: 3',
      ),
    )
  })

  test('has to be told of the first picture, and may be left out by others', async () => {
    const parts = 'features: { thing: tee, pieces: 2 }\npicture: set-discs-len\ngallery: [tee-discs-len]'
    expect(await complaints(parts)).toEqual([])
    const part = 'features: { thing: tee, pieces: 2 }\npicture: tee-discs-len'
    expect(await complaints(part)).toEqual(ofTop('picture', '"tee-discs-len" does not show pieces: 2'))
  })

  test('may not be another thing anywhere in the gallery', async () => {
    const other =
      'features: { thing: tee, fastening: none }\npicture: tee-discs-len\ngallery: [henley-discs-len]'
    expect(await complaints(other)).toEqual(
      ofTop('gallery.0', '"henley-discs-len" shows fastening: buttons, the product has none'),
    )
  })

  test('may be cloth alone, unless it is another cloth', async () => {
    const sheer = (picture: string) =>
      complaints(`features: { thing: curtain, opacity: sheer }\npicture: ${picture}`)
    expect(await sheer('selvedge-discs-len')).toEqual([])
    expect(await sheer('cloth-discs-len')).toEqual(
      ofTop('picture', '"cloth-discs-len" shows opacity: opaque, the product has sheer'),
    )
  })

  test('is no place, where it is the first picture of a product', async () => {
    expect(await complaints('features: { thing: tee }\npicture: store-discs-len')).toEqual(
      ofTop('picture', '"store-discs-len" shows a place'),
    )
  })

  test('is placed in one spot under a graphic', async () => {
    const placed = (picture: string) =>
      complaints(`features: { thing: tee, print: placed }\npicture: ${picture}`)
    expect(await placed('placedtee-wheels-len')).toEqual([])
    expect(await placed('tee-discs-len')).toEqual(
      ofTop('picture', '"tee-discs-len" does not show print: placed'),
    )
  })

  test('of a group is a thing of its products', async () => {
    const lines = await complaints(
      'features: { thing: hat }\npicture: selvedge-discs-len',
      'picture: tee-discs-len',
    )
    expect(lines).toEqual([
      'content/catalog/tops.yaml, entry "tops", picture: "tee-discs-len" shows no thing of its products',
    ])
  })

  test('is known of every picture, and named by every product', async () => {
    expect(await complaints('features: { thing: tee }\npicture: gown-discs-len')).toEqual(
      ofTop('picture', 'no entry of compositions.yaml says what "gown-discs-len" shows'),
    )
    expect(await complaints('picture: selvedge-discs-len')).toEqual(
      ofTop('features', 'must name at least the thing that its pictures show'),
    )
  })

  test('is what every product of the demo factory is', async () => {
    const context = await demoContext()
    await readEntries(context)
    expect(context.errors.lines).toEqual([])
  })
})
