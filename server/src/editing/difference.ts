import { plainText } from '@rapport/markdown/plain-text'
import { isSame } from '@rapport/staff-contract/editing/merge'
import type { FieldDifference } from '@rapport/staff-contract/entries/entries'
import { diffWords } from 'diff'

/** More added and removed words than this are not compared word by word. */
const EDITS_MAX = 4000
/** In milliseconds. A comparison blocks the event loop. */
const TIMEOUT_MS = 200
/** Fields in Markdown. Their words are compared without marks. */
const TEXT_FIELDS = new Set(['body', 'howToGet', 'video.text', 'answer'])

// Without a segmenter the library splits Cyrillic words into letters.
const intlSegmenter = new Intl.Segmenter('ru', { granularity: 'word' })

/** Returns the fields in which two snapshots differ. Nested fields have names like `seo.title`. */
export function listDifferences(before: object, after: object): FieldDifference[] {
  const [was, is] = [flattenFields(before), flattenFields(after)]
  return [...new Set([...Object.keys(is), ...Object.keys(was)])]
    .filter((field) => !isSame(was[field], is[field]))
    .sort()
    .map((field) => {
      const values = { before: was[field] ?? null, after: is[field] ?? null }
      return { field, ...values, words: diffTexts(field, values.before, values.after) }
    })
}

/** Returns every field of a snapshot by its name. Nested fields have names like `seo.title`. */
export function flattenFields(fields: object, prefix = ''): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(flattenFields(value, `${prefix}${name}.`))
      : [[`${prefix}${name}`, value]],
  )
  return Object.fromEntries(entries)
}

function diffTexts(field: string, before: unknown, after: unknown): FieldDifference['words'] {
  if (typeof before !== 'string' || typeof after !== 'string') return null
  const texts = TEXT_FIELDS.has(field) ? [plainText(before), plainText(after)] : [before, after]
  const options = { intlSegmenter, maxEditLength: EDITS_MAX, timeout: TIMEOUT_MS }
  const changes = diffWords(texts[0] ?? '', texts[1] ?? '', options)
  return (
    changes?.map(({ value, added, removed }) => ({
      text: value,
      change: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    })) ?? null
  )
}
