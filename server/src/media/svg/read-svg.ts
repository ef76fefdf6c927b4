import { decodeSvg } from './decode-svg.ts'
import { readPrologue } from './svg-prologue.ts'
import { isHarmful } from './svg-safety.ts'

/** Why a drawing is refused. */
export type SvgRefusal = 'unreadable' | 'declarations' | 'harmful'

const GROWTH_MAX = 2_000_000
const LETTER = /&#(?:x([0-9a-f]{2,6})|(\d{3,7}));/gi
const FIRST_LETTER = 0xa0
const LAST_LETTER = 0x10fffd

/**
 * Returns the text of a harmless drawing, with declarations removed, entities expanded and character
 * references decoded. Refuses everything doubtful: a designer can export it again.
 */
export function readSvg(bytes: Uint8Array): { text: string } | { refusal: SvgRefusal } {
  const whole = decodeSvg(bytes)
  if (!whole?.startsWith('<')) return { refusal: 'unreadable' }
  const prologue = readPrologue(whole)
  if (!prologue) return { refusal: 'declarations' }
  const [start, end] = prologue.doctype
  const bare = end === 0 ? whole : (whole.slice(0, start) + whole.slice(end)).trimStart()
  const text = expand(bare, prologue.entities)?.replace(LETTER, toLetter)
  if (text === undefined) return { refusal: 'declarations' }
  return isHarmful(text) ? { refusal: 'harmful' } : { text }
}

/** Returns the publishable bytes of a drawing: the given ones if it has no declarations. */
export function cleanSvg(bytes: Uint8Array, text: string): Uint8Array {
  const given = Buffer.from(bytes).toString('utf8')
  return given.endsWith(text) && !/<!DOCTYPE/i.test(given) ? bytes : Buffer.from(text)
}

/** Expands entities; undefined if the text would grow more than a drawing needs. */
function expand(text: string, entities: ReadonlyMap<string, string>): string | undefined {
  if (entities.size === 0) return text
  let growth = 0
  const expanded = text.replace(/&([A-Za-z_:][\w.:-]{0,99});/g, (reference, name: string) => {
    const value = entities.get(name)
    if (value === undefined || growth > GROWTH_MAX) return reference
    growth += value.length
    return value
  })
  return growth > GROWTH_MAX ? undefined : expanded
}

/** Only letters beyond ASCII: others could spell markup. */
function toLetter(reference: string, hexadecimal: string | undefined, decimal: string | undefined): string {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  const isLetter = code >= FIRST_LETTER && code <= LAST_LETTER && (code < 0xd800 || code > 0xdfff)
  return isLetter ? String.fromCodePoint(code) : reference
}
