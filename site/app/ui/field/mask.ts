import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core'

interface Token {
  takes: RegExp
  /** What it makes of the letter. */
  as?: (letter: string) => string
}

/** What a token takes. `!` before a character takes that character as it is. */
const tokens: Record<string, Token> = {
  '#': { takes: /\d/ },
  X: { takes: /[\p{L}\d]/u },
  S: { takes: /\p{L}/u },
  A: { takes: /\p{L}/u, as: (letter) => letter.toUpperCase() },
  a: { takes: /\p{L}/u, as: (letter) => letter.toLowerCase() },
}

type Slot = Token | string

/** The slots of a pattern such as `+7 (###) ###-##-##`: a token, or a character that is always there. */
const slotsOf = (pattern: string): Slot[] =>
  [...pattern.matchAll(/!(.)|(.)/g)].map(([, fixed, sign = '']) => fixed ?? tokens[sign] ?? sign)

/** A mask for the keyboard from a pattern of tokens; nothing is written past the last typed character. */
export function maskOptions(pattern: string): MaskitoOptions {
  const slots = slotsOf(pattern)
  return {
    mask: slots.map((slot) => (typeof slot === 'string' ? slot : slot.takes)),
    preprocessors: [deleteOverFixed(slots)],
    postprocessors: [inTheirCase(slots)],
  }
}

/** A key that deletes at a sign of the mask takes the typed character behind it: one key, one character. */
function deleteOverFixed(slots: Slot[]): MaskitoPreprocessor {
  const isTyped = (at: number) => typeof slots[at] === 'object'
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
  (slots: Slot[]): MaskitoPostprocessor =>
  ({ value, selection }) => ({
    value: [...value].map((character, at) => caseOf(slots[at])(character)).join(''),
    selection,
  })

const caseOf = (slot: Slot | undefined) => (typeof slot === 'object' && slot.as) || String
