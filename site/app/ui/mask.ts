import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core'

interface Token {
  takes: RegExp
  /** What it makes of the letter. */
  as?: (letter: string) => string
}

/** What a token takes (§5). `!` before a character takes that character as it is. */
const tokens: Record<string, Token> = {
  '#': { takes: /\d/ },
  X: { takes: /[\p{L}\d]/u },
  S: { takes: /\p{L}/u },
  A: { takes: /\p{L}/u, as: (letter) => letter.toUpperCase() },
  a: { takes: /\p{L}/u, as: (letter) => letter.toLowerCase() },
}

type Place = Token | string

/** The places of a pattern such as `+7 (###) ###-##-##`: a token, or a character that is always there. */
const placesOf = (pattern: string): Place[] =>
  [...pattern.matchAll(/!(.)|(.)/g)].map(([, fixed, sign = '']) => fixed ?? tokens[sign] ?? sign)

/** A mask for the keyboard from a pattern of tokens; nothing is written past the last typed character. */
export function maskOptions(pattern: string): MaskitoOptions {
  const places = placesOf(pattern)
  return {
    mask: places.map((place) => (typeof place === 'string' ? place : place.takes)),
    preprocessors: [deleteOverFixed(places)],
    postprocessors: [inTheirCase(places)],
  }
}

/** A key that deletes at a sign of the mask takes the typed character behind it: one key, one character. */
function deleteOverFixed(places: Place[]): MaskitoPreprocessor {
  const isTyped = (at: number) => typeof places[at] === 'object'
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState
    let [from, to] = selection
    const deletes = action === 'deleteBackward' || action === 'deleteForward'
    if (!deletes || to - from !== 1 || isTyped(from)) return { elementState, data }
    if (action === 'deleteBackward') while (from > 0 && !isTyped(from)) to = from--
    else while (to < value.length && !isTyped(from)) from = to++
    return { elementState: { value, selection: [from, Math.max(to, from)] }, data }
  }
}

const inTheirCase =
  (places: Place[]): MaskitoPostprocessor =>
  ({ value, selection }) => ({
    value: [...value].map((character, at) => caseOf(places[at])(character)).join(''),
    selection,
  })

const caseOf = (place: Place | undefined) => (typeof place === 'object' && place.as) || String
