import { diffWords } from 'diff'
import type { DiffPart } from '../../ui/diff/diff.tsx'

/** Words that may come and go before two texts are shown whole instead. */
const EDITS_MAX = 2000
/** Milliseconds it may take: nothing else is done meanwhile. */
const TIMEOUT_MS = 200
// Without it Cyrillic falls apart into letters.
const intlSegmenter = new Intl.Segmenter('ru', { granularity: 'word' })

/** Returns what came and went between two texts, by words; null where they are no texts, or too far apart. */
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
