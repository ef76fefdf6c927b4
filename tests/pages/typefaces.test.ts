import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { TYPEFACES } from '@rapport/contract/site/typefaces'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Style sheets of each pair: its faces, and the lists of families. */
const STYLES: Record<(typeof TYPEFACES)[number], string> = {
  sofia: read('site/app/ui/styles/fonts.css') + read('site/app/ui/styles/tokens.css'),
  oswald: read('site/app/ui/typefaces/oswald-onest.css'),
  'noto-serif': read('site/app/ui/typefaces/noto-serif-manrope.css'),
  alumni: read('site/app/ui/typefaces/alumni-rubik.css'),
}

const readFaces = (css: string) =>
  [...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].map(([, body = '']) => ({
    body,
    family: /font-family: '([^']+)'/.exec(body)?.[1] ?? '',
    /** Undefined for a fallback, which is a typeface of the system. */
    file: /url\('([^']+)'\)/.exec(body)?.[1],
    sizeAdjust: /size-adjust: ([\d.]+%)/.exec(body)?.[1],
  }))
const readFamilies = (css: string, property: string) => {
  const [, list = ''] = new RegExp(`--font-${property}:([^;]+);`).exec(css) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map(([, family = '']) => family)
}
const METRICS = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']

it.each(TYPEFACES)(
  'the fallbacks of the pair %s have the metrics of its typefaces, so that no late file shifts a page',
  (name) => {
    const faces = readFaces(STYLES[name])
    for (const property of ['text', 'poster']) {
      const [own, arial, dejaVu] = readFamilies(STYLES[name], property)
      expect(faces.filter(({ family }) => family === own)).toEqual([
        expect.objectContaining({ file: expect.any(String) }),
      ])
      for (const fallback of [arial, dejaVu]) {
        const found = faces.filter(({ family }) => family === fallback)
        // Texts have two weights, headings have one.
        expect([fallback, found.length]).toEqual([fallback, property === 'text' ? 2 : 1])
        for (const { body } of found) {
          expect(body).toContain('local(')
          expect(METRICS.filter((metric) => !new RegExp(`${metric}: [\\d.]+%`).test(body))).toEqual([])
        }
      }
    }
  },
)

it('samples of typefaces in the back office have the files and sizes of the site', () => {
  const samples = readFaces(read('admin/app/theme/typeface-samples.css'))
  const own = TYPEFACES.filter((name) => name !== 'sofia').flatMap((name) =>
    readFaces(STYLES[name]).filter(({ file }) => file),
  )
  const describe = (faces: typeof own) =>
    faces.map(({ family, file, sizeAdjust }) => [
      family.replace('Sample ', ''),
      basename(file ?? ''),
      sizeAdjust,
    ])
  expect(describe(samples)).toEqual(describe(own))
})
