import { diffWords } from 'diff'
import type { DiffPart } from '../../ui/diff/diff.tsx'

/** With more edits than this, both texts are shown whole instead. */
const EDITS_MAX = 2000
/** The comparison blocks the main thread. */
const TIMEOUT_MS = 200
// Without it `diffWords` splits Cyrillic words into letters.
const intlSegmenter = new Intl.Segmenter('ru', { granularity: 'word' })

/** Compares two texts word by word. Returns null for other values, and for texts too different to compare. */
export function diffTexts(before: unknown, after: unknown): DiffPart[] | null {
  if (typeof before !== 'string' || typeof after !== 'string') return null
  const changes = diffWords(before, after, { intlSegmenter, maxEditLength: EDITS_MAX, timeout: TIMEOUT_MS })
  return (
    changes?.map(({ value, added, removed }) => ({
      text: value,
      change: added ? 'added' : removed ? 'removed' : 'same',
    })) ?? null
  )
}
