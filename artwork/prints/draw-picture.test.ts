import { describe, expect, test } from 'vitest'
import { colourways } from './colourways.ts'
import { compositions } from './compositions.ts'
import { drawPicture, UnknownPicture } from './draw-picture.ts'
import { lettering, wordWidth } from './lettering.ts'
import { clientNames } from './marks.ts'
import { prints } from './prints.ts'

/** Expects closed elements and unique ids. */
function expectWellFormed(svg: string, name: string) {
  const open: string[] = []
  for (const [, closing, tag = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop(), name).toBe(tag)
    else if (!selfClosing) open.push(tag)
  }
  expect(open, name).toEqual([])
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size, name).toBe(ids.length)
  for (const [, used] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids, name).toContain(used)
}

describe('pictures', () => {
  test.each(Object.keys(prints))('%s is drawn in every colourway and cut', (print) => {
    for (const colourway of Object.keys(colourways)) {
      for (const cut of ['', '-2', '-3']) {
        const name = `cloth-${print}-${colourway}${cut}`
        const svg = drawPicture(name)
        expectWellFormed(svg, name)
        expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  test.each(Object.keys(compositions))('%s is well-formed SVG', (composition) => {
    for (const name of [`${composition}-naboyka-kub`, `${composition}-gears-len-2`]) {
      const svg = drawPicture(name)
      expectWellFormed(svg, name)
      expect(svg.length, name).toBeLessThan(24 * 1024)
    }
  })

  test.each(Object.keys(prints))(
    'a divider of %s is well-formed and small enough for product pages',
    (print) => {
      const name = `divider-${print}-kub`
      const svg = drawPicture(name)
      expectWellFormed(svg, name)
      expect(svg.length, name).toBeLessThan(16 * 1024)
    },
  )

  test.each(Object.keys(clientNames))('the mark %s has one colour and no ground', (word) => {
    const svg = drawPicture(`mark-${word}`)
    expectWellFormed(svg, word)
    expect(new Set(svg.match(/#[0-9A-Fa-f]{6}/g))).toEqual(new Set(['#1A1815']))
  })

  test('lettering draws known letters and refuses others', () => {
    expect(wordWidth('ДОМ', 60)).toBeGreaterThan(wordWidth('ДО', 60))
    expect(lettering('ДОМ', [0, 0], 60, '#000')).toContain('<path')
    expect(() => lettering('DOM', [0, 0], 60, '#000')).toThrow('There is no drawn letter "D"')
  })

  test('are the same in each run', () => {
    expect(drawPicture('swatch-brush-ohra')).toBe(drawPicture('swatch-brush-ohra'))
    expect(drawPicture('cloth-discs-len')).not.toBe(drawPicture('cloth-discs-len-2'))
  })

  test.each([
    'tee',
    'tee-discs',
    'tee-discs-len-0',
    'tee-discs-len-2-3',
    'tee-constructor-len',
    'mark-nobody',
    '',
  ])('drawPicture refuses the unknown name "%s"', (name) => {
    expect(() => drawPicture(name)).toThrow(UnknownPicture)
  })
})
