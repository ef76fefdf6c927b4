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

describe('checkPictures', () => {
  test('accepts a picture with all features of its product', async () => {
    const henley = 'features: { thing: tee, buttons: 3 }\npicture: henley-discs-len'
    expect(await complaints(henley)).toEqual([])
  })

  test('reports features that the product does not have', async () => {
    const plain = 'features: { thing: tee, fastening: buttons, buttons: 3 }\npicture: tee-discs-len'
    expect(await complaints(plain)).toEqual(
      ofTop(
        'picture',
        '"tee-discs-len" shows fastening: none, the product has buttons, does not show buttons: 3',
      ),
    )
  })

  test('requires all features in the first picture only', async () => {
    const parts = 'features: { thing: tee, pieces: 2 }\npicture: set-discs-len\ngallery: [tee-discs-len]'
    expect(await complaints(parts)).toEqual([])
    const part = 'features: { thing: tee, pieces: 2 }\npicture: tee-discs-len'
    expect(await complaints(part)).toEqual(ofTop('picture', '"tee-discs-len" does not show pieces: 2'))
  })

  test('reports a picture of another product anywhere in the gallery', async () => {
    const other =
      'features: { thing: tee, fastening: none }\npicture: tee-discs-len\ngallery: [henley-discs-len]'
    expect(await complaints(other)).toEqual(
      ofTop('gallery.0', '"henley-discs-len" shows fastening: buttons, the product has none'),
    )
  })

  test('accepts a picture of the cloth alone, unless it is another cloth', async () => {
    const sheer = (picture: string) =>
      complaints(`features: { thing: curtain, opacity: sheer }\npicture: ${picture}`)
    expect(await sheer('selvedge-discs-len')).toEqual([])
    expect(await sheer('cloth-discs-len')).toEqual(
      ofTop('picture', '"cloth-discs-len" shows opacity: opaque, the product has sheer'),
    )
  })

  test('reports a place as the first picture of a product', async () => {
    expect(await complaints('features: { thing: tee }\npicture: store-discs-len')).toEqual(
      ofTop('picture', '"store-discs-len" shows a place'),
    )
  })

  test('accepts one position of a placed graphic only', async () => {
    const placed = (picture: string) =>
      complaints(`features: { thing: tee, print: placed }\npicture: ${picture}`)
    expect(await placed('placedtee-wheels-len')).toEqual([])
    expect(await placed('tee-discs-len')).toEqual(
      ofTop('picture', '"tee-discs-len" does not show print: placed'),
    )
  })

  test("requires a group's picture to show one of its products", async () => {
    const lines = await complaints(
      'features: { thing: hat }\npicture: selvedge-discs-len',
      'picture: tee-discs-len',
    )
    expect(lines).toEqual([
      'content/catalog/tops.yaml, entry "tops", picture: "tee-discs-len" shows no thing of its products',
    ])
  })

  test('requires features of every picture and of every product', async () => {
    expect(await complaints('features: { thing: tee }\npicture: gown-discs-len')).toEqual(
      ofTop('picture', 'no entry of compositions.yaml says what "gown-discs-len" shows'),
    )
    expect(await complaints('picture: selvedge-discs-len')).toEqual(
      ofTop('features', 'must name at least the thing that its pictures show'),
    )
  })

  test('finds no errors in the demo factory', async () => {
    const context = await demoContext()
    await readEntries(context)
    expect(context.errors.lines).toEqual([])
  })
})
