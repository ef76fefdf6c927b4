import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import { isSlip, slipsAllowed, slipsBetween, unlikelihood, withSlips } from './edits.ts'
import { integers, rowsOf, texts } from './statements.ts'
import { stem } from './stem.ts'
import { searchParts, searchSlips, searchSpellings, searchTerms } from './tables.ts'
import { PART_MIN } from './vocabulary-writer.ts'
import type { Word } from './words.ts'

export interface Term {
  id: number
  stem: string
  named: boolean
  uses: number
}

export interface Part extends Term {
  /** Whether the word starts with the part. */
  starts: boolean
}

/** Letters found in the midst of a word, at least; fewer are there by chance. */
const MIDST_MIN = 4
/** Words one part may stand for, at most. */
const PARTS_MAX = 40
/** Letters of a word before it may be taken for another, at least. */
const SLIP_MIN = 4

/** The words that the things to be found bear, as far as one query asks for them. */
export interface Vocabulary {
  /** Looks all these stems up; those looked up before cost nothing. */
  learn(stems: string[]): Promise<void>
  /** The term of a stem that has been learnt. */
  term(stem: string): Term | undefined
}

export function openVocabulary(orm: Orm): Vocabulary {
  const known = new Map<string, Term | undefined>()
  return {
    term: (key) => known.get(key),
    async learn(stems) {
      const fresh = [...new Set(stems)].filter((key) => !known.has(key))
      if (fresh.length === 0) return
      const rows = await orm
        .select()
        .from(searchTerms)
        .where(sql`${searchTerms.stem} = any (${texts(fresh)})`)
      for (const key of fresh) known.set(key, undefined)
      for (const row of rows) known.set(row.stem, row)
    },
  }
}

/** Words of names that each of these starts, or failing that, stands in. */
export async function findParts(orm: Orm, words: string[]): Promise<Map<string, Part[]>> {
  const asked = [...new Set(words)].filter((word) => word.length >= PART_MIN)
  if (asked.length === 0) return new Map()
  const ends = asked.map((word) => `${word}\u{10ffff}`)
  const rows = await rowsOf<Part & { asked: string }>(
    orm,
    sql`select a.asked, t.id, t.stem, t.named, t.uses, p.whole as starts
      from unnest(${texts(asked)}, ${texts(ends)}) as a (asked, upto)
      cross join lateral (
        select term_id, bool_or(whole) as whole, min(length(part)) as size
        from ${searchParts} where part >= a.asked and part < a.upto
        group by term_id
        order by whole desc, size
        limit ${PARTS_MAX}
      ) as p
      join ${searchTerms} as t on t.id = p.term_id
      order by a.asked, p.whole desc, p.size, t.id`,
  )
  const found = Map.groupBy(rows, (row) => row.asked)
  return new Map([...found].map(([word, parts]) => [word, ofOneKind(word, parts)]))
}

function ofOneKind(word: string, parts: Part[]): Part[] {
  const starting = parts.filter(({ starts }) => starts)
  if (starting.length > 0) return starting
  return word.length >= MIDST_MIN ? parts : []
}

/** For each word the term of a name it most likely is a misspelling of. */
export async function findMeant(orm: Orm, words: string[]): Promise<Map<string, Term>> {
  const asked = [...new Set(words)].filter((word) => word.length >= SLIP_MIN)
  const slips = asked.flatMap((word) =>
    [...new Set([...withSlips(stem(word)), ...withSlips(word)])].map((slip) => ({ word, slip })),
  )
  if (slips.length === 0) return new Map()
  const rows = await rowsOf<Term & { asked: string; word: string }>(
    orm,
    sql`select distinct a.asked, w.word, t.id, t.stem, t.named, t.uses
      from unnest(${texts(slips.map(({ word }) => word))}, ${texts(slips.map(({ slip }) => slip))})
        as a (asked, slip)
      join ${searchSlips} as s on s.slip = a.slip
      join ${searchTerms} as t on t.id = s.term_id
      join ${searchSpellings} as w on w.term_id = t.id`,
  )
  const likely = rows
    .map((row) => ({ ...row, doubt: doubt(row.asked, row.word, row.stem) }))
    .filter((row) => row.doubt !== undefined)
    .toSorted((a, b) => (a.doubt ?? 0) - (b.doubt ?? 0) || b.uses - a.uses || a.id - b.id)
  return new Map(
    [...Map.groupBy(likely, (row) => row.asked)].flatMap(([word, [best]]) => (best ? [[word, best]] : [])),
  )
}

/** How unlikely it is that a word was typed so; undefined where it is another word. */
function doubt(typed: string, word: string, key: string): number | undefined {
  const own = stem(typed)
  const doubts = [
    ...(isSlip(own, key) ? [unlikelihood(own, key)] : []),
    ...(isSlip(typed, word) ? [unlikelihood(typed, word)] : []),
  ]
  // Stems that happen to be alike do not make words alike: «гольфы» are not a «голова».
  const far = slipsBetween(typed, word) > slipsAllowed(typed.length) + (typed.length > 6 ? 2 : 1)
  return doubts.length > 0 && !far ? Math.min(...doubts) : undefined
}

/** How names write a term, nearest to what was typed: «футблоку» is shown as «футболку» where a name has it. */
export async function findSpellings(
  orm: Orm,
  asked: { word: string; termId: number }[],
): Promise<Map<string, Word>> {
  const rows = await orm
    .select()
    .from(searchSpellings)
    .where(sql`${searchSpellings.termId} = any (${integers(asked.map(({ termId }) => termId))})`)
  return new Map(
    asked.flatMap(({ word, termId }) => {
      const [nearest] = rows
        .filter((row) => row.termId === termId)
        .toSorted(
          (a, b) => slipsBetween(word, a.word) - slipsBetween(word, b.word) || a.word.localeCompare(b.word),
        )
      return nearest ? [[word, nearest]] : []
    }),
  )
}
