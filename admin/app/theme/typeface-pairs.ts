import type { Typefaces } from '@rapport/contract/site/typefaces'
import type { CSSProperties } from 'react'

interface TypefacePair {
  /** Name of the typeface of headings. */
  heading: string
  /** Name of the typeface of texts, and what the pair is like. */
  text: string
  fonts: { poster: string; text: string }
}

/** Pairs of typefaces as staff choose them. `typeface-samples.css` has their files; the back office itself uses `sofia`. */
export const TYPEFACE_PAIRS: Record<Typefaces, TypefacePair> = {
  sofia: {
    heading: 'Sofia Sans',
    text: 'и\u00A0Golos: узкий плакат',
    fonts: { poster: "'Sofia Sans Extra Condensed'", text: "'Golos Text'" },
  },
  oswald: {
    heading: 'Oswald',
    text: 'и\u00A0Onest: ровный, как вывеска цеха',
    fonts: { poster: "'Sample Oswald'", text: "'Sample Onest'" },
  },
  'noto-serif': {
    heading: 'Noto Serif',
    text: 'и\u00A0Manrope: с\u00A0засечками, как журнал',
    fonts: { poster: "'Sample Noto Serif Display'", text: "'Sample Manrope'" },
  },
  alumni: {
    heading: 'Alumni Sans',
    text: 'и\u00A0Rubik: геометрия и\u00A0мягкие углы',
    fonts: { poster: "'Sample Alumni Sans'", text: "'Sample Rubik'" },
  },
}

/** Returns the style of an element whose texts have a pair of typefaces. A pair of another release counts as the default. */
export function getSampleStyle(typefaces: Typefaces): CSSProperties {
  const { poster, text } = (TYPEFACE_PAIRS[typefaces] ?? TYPEFACE_PAIRS.sofia).fonts
  const properties = {
    '--font-poster': `${poster}, 'Arial Narrow', sans-serif`,
    '--font-text': `${text}, sans-serif`,
  }
  return properties as CSSProperties
}
