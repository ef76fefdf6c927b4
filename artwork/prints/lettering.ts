import { n, type Point } from './shapes.ts'

/**
 * Poster capitals as strokes on a grid of six units height, since pictures may not use fonts. `x,y` points form a
 * line, `;` starts another, `z` closes one.
 */
const GLYPHS: Record<string, { width: number; lines: string }> = {
  А: { width: 4, lines: '0,6 0,1.4 1.2,0 2.8,0 4,1.4 4,6;0,3.7 4,3.7' },
  Б: { width: 4, lines: '4,0 0,0 0,6 4,6 4,2.8 0,2.8' },
  В: { width: 4, lines: '0,3 0,0 3.4,0 3.4,3;0,3 4,3 4,6 0,6z' },
  Г: { width: 3.6, lines: '0,6 0,0 3.6,0' },
  Д: { width: 4.4, lines: '0,6.5 0,5 4.4,5 4.4,6.5;.8,5 1.2,0 3.8,0 3.8,5' },
  Е: { width: 3.6, lines: '3.6,0 0,0 0,6 3.6,6;0,3 3.1,3' },
  Ё: { width: 3.6, lines: '3.6,0 0,0 0,6 3.6,6;0,3 3.1,3;.7,-1.4 .8,-1.4;2.8,-1.4 2.9,-1.4' },
  Ж: { width: 5.6, lines: '2.8,0 2.8,6;0,0 0,1.4 5.6,4.6 5.6,6;5.6,0 5.6,1.4 0,4.6 0,6' },
  З: { width: 4, lines: '0,0 4,0 4,6 0,6;1,3 4,3' },
  И: { width: 4, lines: '0,0 0,6 4,0 4,6' },
  Й: { width: 4, lines: '0,0 0,6 4,0 4,6;1.2,-1.3 2.8,-1.3' },
  К: { width: 4, lines: '0,0 0,6;0,3 1.4,3 4,0;1.4,3 4,6' },
  Л: { width: 4, lines: '0,6 .7,6 1,0 4,0 4,6' },
  М: { width: 5, lines: '0,6 0,0 2.5,3.6 5,0 5,6' },
  Н: { width: 4, lines: '0,0 0,6;4,0 4,6;0,3 4,3' },
  О: { width: 4, lines: '0,0 4,0 4,6 0,6z' },
  П: { width: 4, lines: '0,6 0,0 4,0 4,6' },
  Р: { width: 4, lines: '0,6 0,0 4,0 4,3.5 0,3.5' },
  С: { width: 3.8, lines: '3.8,0 0,0 0,6 3.8,6' },
  Т: { width: 4.2, lines: '0,0 4.2,0;2.1,0 2.1,6' },
  У: { width: 4, lines: '0,0 0,3.2 4,3.2;4,0 4,6 .4,6' },
  Х: { width: 4, lines: '0,0 4,6;4,0 0,6' },
  Ц: { width: 4.4, lines: '0,0 0,6 4.4,6 4.4,7;3.8,0 3.8,6' },
  Ч: { width: 4, lines: '0,0 0,3.4 4,3.4;4,0 4,6' },
  Ш: { width: 5.4, lines: '0,0 0,6 5.4,6 5.4,0;2.7,0 2.7,6' },
  Ы: { width: 5.6, lines: '0,0 0,6 3.4,6 3.4,3 0,3;5.6,0 5.6,6' },
  Ь: { width: 3.8, lines: '0,0 0,6 3.8,6 3.8,3 0,3' },
  Я: { width: 4, lines: '4,6 4,0 0,0 0,3.4 4,3.4;1.7,3.4 0,6' },
  ' ': { width: 1.4, lines: '' },
}

const WEIGHT = 1.25
const GAP = 1.15

/** Returns the width of a word at a height. */
export function wordWidth(word: string, height: number): number {
  const units = [...word].reduce((sum, letter) => sum + (GLYPHS[letter]?.width ?? 0) + WEIGHT + GAP, -GAP)
  return (units * height) / (6 + WEIGHT)
}

/** Draws a word in poster capitals with its upper left corner at the point. Throws for unknown letters. */
export function lettering(word: string, [x, y]: Point, height: number, colour: string): string {
  const unit = height / (6 + WEIGHT)
  const path: string[] = []
  let left = x + (WEIGHT / 2) * unit
  const top = y + (WEIGHT / 2) * unit
  for (const letter of word) {
    const glyph = GLYPHS[letter]
    if (!glyph) throw new Error(`There is no drawn letter "${letter}"`)
    for (const line of glyph.lines.split(';').filter(Boolean)) {
      const points = line
        .replace('z', '')
        .split(' ')
        .map((pair) => {
          const [px = 0, py = 0] = pair.split(',').map(Number)
          return `${n(left + px * unit)} ${n(top + py * unit)}`
        })
      path.push(`M${points.join('L')}${line.endsWith('z') ? 'Z' : ''}`)
    }
    left += (glyph.width + WEIGHT + GAP) * unit
  }
  return `<path fill="none" stroke="${colour}" stroke-width="${n(WEIGHT * unit)}" stroke-linecap="square" stroke-miterlimit="3" d="${path.join('')}"/>`
}
