import type { Typefaces } from '@rapport/contract/site/typefaces'
import { alumni } from './letters/alumni.ts'
import type { Letters } from './letters/letters.ts'
import { notoSerif } from './letters/noto-serif.ts'
import { oswald } from './letters/oswald.ts'
import { sofia } from './letters/sofia.ts'

const LETTERS: Record<Typefaces, Letters> = { sofia, oswald, 'noto-serif': notoSerif, alumni }

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Returns a text in capitals as SVG, as large as fits into a box, in its middle. It is drawn as outlines, since a server may
 * have no fonts. Letters that the typeface lacks are left out.
 */
export function drawText(text: string, typefaces: Typefaces, box: Box, color: string): string {
  const { capHeight, letters } = LETTERS[typefaces]
  let width = 0
  const shapes = [...text.toUpperCase()].map((letter) => {
    const [advance = '', path] = /^(\d+) ?(.*)$/.exec(letters[letter] ?? '')?.slice(1) ?? []
    const shape = path ? `<path transform="translate(${width})" d="${path}"/>` : ''
    width += Number(advance)
    return shape
  })
  if (width === 0) return ''
  const scale = Math.min(box.width / width, box.height / capHeight)
  const x = box.x + (box.width - width * scale) / 2
  const y = box.y + (box.height + capHeight * scale) / 2
  return `<g fill="${color}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${shapes.join('')}</g>`
}

/** Returns the first letter or figure of a name, for icons; an empty text if it has none. */
export const getInitial = (name: string): string => /[\p{L}\d]/u.exec(name)?.[0]?.toUpperCase() ?? ''
