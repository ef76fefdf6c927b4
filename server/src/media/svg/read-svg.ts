import { decodeSvg } from './decode-svg.ts'
import { readPrologue } from './svg-prologue.ts'
import { isHarmful } from './svg-safety.ts'

/** Why a drawing is not shown. */
export type SvgRefusal = 'unreadable' | 'declarations' | 'harmful'

const GROWTH_MAX = 2_000_000
const LETTER = /&#(?:x([0-9a-f]{2,6})|(\d{3,7}));/gi
const FIRST_LETTER = 0xa0
const LAST_LETTER = 0x10fffd

/**
 * Returns the text of a drawing that only draws: its declarations are gone, what they give names stands in its place, and
 * letters written as numbers are letters. Anything that looks doubtful is refused: a designer can save it again.
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

/** The bytes of a drawing as everybody may open it: those that were given where nothing in them is declared. */
export function cleanSvg(bytes: Uint8Array, text: string): Uint8Array {
  const given = Buffer.from(bytes).toString('utf8')
  return given.endsWith(text) && !/<!DOCTYPE/i.test(given) ? bytes : Buffer.from(text)
}

/** Names in a text replaced by what they stand for; undefined where it would grow by more than a drawing needs. */
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

/** Only those beyond ASCII: the others could spell marks of the language. */
function toLetter(reference: string, hexadecimal: string | undefined, decimal: string | undefined): string {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  const isLetter = code >= FIRST_LETTER && code <= LAST_LETTER && (code < 0xd800 || code > 0xdfff)
  return isLetter ? String.fromCodePoint(code) : reference
}
