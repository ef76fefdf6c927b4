import { type ParserOptions, type Results, types } from '@electric-sql/pglite'

/** Lists of the types below, and what is in each. */
const LISTS: Record<number, number> = {
  1115: types.TIMESTAMP,
  1182: types.DATE,
  1185: types.TIMESTAMPTZ,
  1187: types.INTERVAL,
  1231: types.NUMERIC,
}

/**
 * Types that Drizzle reads by itself: their values leave the thread as the text that the database wrote, and are parsed
 * by whoever asked.
 */
export const TEXT_TYPES: readonly number[] = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...Object.keys(LISTS).map(Number),
]

/**
 * Parses, in place, what a thread left as text: by the parsers of the query, or else as PGlite does. Throws where a query brings a
 * parser for another type: its values have been parsed by then.
 */
export function parseTexts<T>(found: Results<T>, parsers: ParserOptions = {}): Results<T> {
  for (const type of Object.keys(parsers))
    if (!TEXT_TYPES.includes(Number(type))) throw new TypeError(`Type ${type} is not read as text`)
  for (const [index, { name, dataTypeID }] of found.fields.entries()) {
    if (!TEXT_TYPES.includes(dataTypeID)) continue
    const parse = parsers[dataTypeID] ?? ((text: string) => parseAsPglite(text, dataTypeID))
    for (const row of found.rows as Record<string | number, string | null>[]) {
      const at = Array.isArray(row) ? index : name
      const text = row[at]
      if (typeof text === 'string') row[at] = parse(text)
    }
  }
  return found
}

function parseAsPglite(text: string, type: number) {
  const item = LISTS[type]
  if (item === undefined) return types.parseType(text, type)
  return types.arrayParser(text, (part: string) => types.parseType(part, item), type)
}
