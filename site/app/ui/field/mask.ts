import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core'

interface Token {
  takes: RegExp
  /** Transforms the typed letter. */
  as?: (letter: string) => string
}

/** Tokens of a pattern. `!` makes the next character a fixed one. */
const tokens: Record<string, Token> = {
  '#': { takes: /\d/ },
  X: { takes: /[\p{L}\d]/u },
  S: { takes: /\p{L}/u },
  A: { takes: /\p{L}/u, as: (letter) => letter.toUpperCase() },
  a: { takes: /\p{L}/u, as: (letter) => letter.toLowerCase() },
}

type Slot = Token | string

const parseSlots = (pattern: string): Slot[] =>
  [...pattern.matchAll(/!(.)|(.)/g)].map(([, fixed, sign = '']) => fixed ?? tokens[sign] ?? sign)

/**
 * Creates a mask from a pattern such as `+7 (###) ###-##-##`. Fixed characters are written only up to the last typed
 * one.
 */
export function maskOptions(pattern: string): MaskitoOptions {
  const slots = parseSlots(pattern)
  return {
    mask: slots.map((slot) => (typeof slot === 'string' ? slot : slot.takes)),
    preprocessors: [deleteOverFixed(slots)],
    postprocessors: [applyCase(slots)],
  }
}

/** Deletes the nearest typed character if the key would delete a fixed one. */
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

const applyCase =
  (slots: Slot[]): MaskitoPostprocessor =>
  ({ value, selection }) => ({
    value: [...value].map((character, at) => getCase(slots[at])(character)).join(''),
    selection,
  })

const getCase = (slot: Slot | undefined) => (typeof slot === 'object' && slot.as) || String
