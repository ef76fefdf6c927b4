import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import { withSlips } from './edits.ts'
import type { NamedWord } from './postings.ts'
import { booleans, integers, rowsOf, texts } from './statements.ts'
import { searchParts, searchSlips, searchSpellings, searchTerms } from './tables.ts'

/** Letters a part of a word has, at least. */
export const PART_MIN = 3

/** Makes the stems known, and the words that names are written in; gives the ids of their terms by stem. */
export async function learnWords(
  tx: Orm,
  stems: string[],
  named: NamedWord[],
): Promise<ReadonlyMap<string, number>> {
  const inNames = new Set(named.map(({ stem }) => stem))
  const flags = stems.map((stem) => inNames.has(stem))
  await tx.execute(sql`
    insert into ${searchTerms} (stem, named) select * from unnest(${texts(stems)}, ${booleans(flags)})
    on conflict (stem) do update set named = true where excluded.named and not search_terms.named`)
  const rows = await tx
    .select({ id: searchTerms.id, stem: searchTerms.stem })
    .from(searchTerms)
    .where(sql`${searchTerms.stem} = any (${texts(stems)})`)
  const ids = new Map(rows.map(({ id, stem }) => [stem, id]))
  await learnSpellings(tx, named, ids)
  return ids
}

async function learnSpellings(tx: Orm, named: NamedWord[], ids: Map<string, number>): Promise<void> {
  const words = [...new Map(named.map((word) => [word.word, word])).values()].flatMap((word) => {
    const id = ids.get(word.stem)
    return id === undefined ? [] : [{ ...word, id }]
  })
  const spelled = words.map(({ word }) => word)
  const fresh = await rowsOf<{ word: string }>(
    tx,
    sql`insert into ${searchSpellings} (word, shown, term_id)
      select * from unnest(${texts(spelled)}, ${texts(words.map(({ shown }) => shown))},
        ${integers(words.map(({ id }) => id))})
      on conflict (word) do nothing
      returning word`,
  )
  const unknown = new Set(fresh.map(({ word }) => word))
  const news = words.filter(({ word }) => unknown.has(word))
  await learnParts(tx, news)
  await learnSlips(tx, news)
}

async function learnParts(tx: Orm, words: { word: string; id: number }[]): Promise<void> {
  const parts = words.flatMap(({ word, id }) =>
    Array.from(word.slice(PART_MIN - 1), (_, at) => ({ part: word.slice(at), id, whole: at === 0 })),
  )
  await tx.execute(sql`
    insert into ${searchParts} (part, term_id, whole)
    select part, id, bool_or(whole)
    from unnest(${texts(parts.map(({ part }) => part))}, ${integers(parts.map(({ id }) => id))},
      ${booleans(parts.map(({ whole }) => whole))}) as found (part, id, whole)
    group by part, id
    on conflict (part, term_id) do update set whole = true where excluded.whole and not search_parts.whole`)
}

/** Of the stem, since endings are many, and of the word, since a slip in its end may make another stem of it. */
async function learnSlips(tx: Orm, words: { word: string; stem: string; id: number }[]): Promise<void> {
  const slips = words.flatMap(({ word, stem, id }) =>
    [...withSlips(stem), ...withSlips(word)].map((slip) => ({ slip, id })),
  )
  await tx.execute(sql`
    insert into ${searchSlips} (slip, term_id)
    select * from unnest(${texts(slips.map(({ slip }) => slip))}, ${integers(slips.map(({ id }) => id))})
    on conflict (slip, term_id) do nothing`)
}

/** Counts documents that came to bear a word or ceased to; a word that none bears any more is forgotten. */
export async function countUses(tx: Orm, changes: ReadonlyMap<number, number>): Promise<void> {
  const [ids, counts] = [[...changes.keys()], [...changes.values()]]
  await tx.execute(sql`
    with changed as (select * from unnest(${integers(ids)}, ${integers(counts)}) as c (id, count))
    update ${searchTerms} set uses = uses + changed.count from changed where search_terms.id = changed.id`)
  await tx.execute(sql`delete from ${searchTerms} where id = any (${integers(ids)}) and uses = 0`)
}
