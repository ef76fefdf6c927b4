import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deriveColors } from './color-tokens.ts'
import { DEFAULT_PRINTS, drawPrintOfPath, getPrintPath, shapesSvg } from './prints.ts'
import { DEFAULT_THEME } from './theme-options.ts'

const FILES = join(import.meta.dirname, '../../site/app/ui/divider-pattern')
const colors = deriveColors(DEFAULT_THEME)

it.each(Object.entries(DEFAULT_PRINTS))('the print %s is the same as its file of the site', (name, print) => {
  const file = readFileSync(join(FILES, `${name}.svg`), 'utf8')
  const paths = [...file.matchAll(/<path [^>]+>/g)].join('')
  expect(shapesSvg([...print.shapes], colors)).toBe(paths)
  expect(file).toContain(`width="${print.width}"`)
})

it('a print has the colours of its path', () => {
  const path = getPrintPath('prints', { ...colors, kumach: '#0b5d3b' })
  expect(path).toBe('/brand/prints-f4efe60b5d3b1a18151f2a5ad49a2a.svg')
  const svg = drawPrintOfPath(path)
  expect(svg).toContain('fill="#0b5d3b"')
  expect(svg).not.toContain('#b5232a')
})

it.each(['/brand/prints-f4efe6.svg', '/brand/other-f4efe60b5d3b1a18151f2a5ad49a2a.svg', '/brand/'])(
  'there is no print at %s',
  (path) => expect(drawPrintOfPath(path)).toBeUndefined(),
)
