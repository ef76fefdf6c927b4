import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { booleanArray, integerArray, queryRows, textArray } from '../../platform/database/sql-arrays.ts'
import { listTypoKeys } from '../language/typos.ts'
import { searchSpellings, searchSuffixes, searchTerms, searchTypoKeys } from '../tables.ts'
import type { TitleWord } from './index-document.ts'

/** Letters of a matching part of a word, at least. */
export const PART_MIN = 3

interface Spelling extends TitleWord {
  termId: number
}

/** Inserts or updates the terms of the stems and spellings of title words. Returns the ids of the terms by stem. */
export async function upsertTerms(
  tx: Orm,
  stems: string[],
  titleWords: TitleWord[],
): Promise<ReadonlyMap<string, number>> {
  const titleStems = new Set(titleWords.map(({ stem }) => stem))
  const inTitle = stems.map((stem) => titleStems.has(stem))
  await tx.execute(sql`
    insert into ${searchTerms} (stem, in_title) select * from unnest(${textArray(stems)}, ${booleanArray(inTitle)})
    on conflict (stem) do update set in_title = true where excluded.in_title and not search_terms.in_title`)
  const rows = await tx
    .select({ id: searchTerms.id, stem: searchTerms.stem })
    .from(searchTerms)
    .where(sql`${searchTerms.stem} = any (${textArray(stems)})`)
  const ids = new Map(rows.map(({ id, stem }) => [stem, id]))
  await insertSpellings(tx, titleWords, ids)
  return ids
}

async function insertSpellings(tx: Orm, titleWords: TitleWord[], ids: Map<string, number>): Promise<void> {
  const byWord = new Map(titleWords.map((word) => [word.word, word]))
  const spellings = [...byWord.values()].flatMap((word) => {
    const termId = ids.get(word.stem)
    return termId === undefined ? [] : [{ ...word, termId }]
  })
  const inserted = await queryRows<{ word: string }>(
    tx,
    sql`insert into ${searchSpellings} (word, display, term_id)
      select * from unnest(${textArray(spellings.map(({ word }) => word))},
        ${textArray(spellings.map(({ display }) => display))},
        ${integerArray(spellings.map(({ termId }) => termId))})
      on conflict (word) do nothing
      returning word`,
  )
  const newWords = new Set(inserted.map(({ word }) => word))
  const newSpellings = spellings.filter(({ word }) => newWords.has(word))
  await insertSuffixes(tx, newSpellings)
  await insertTypoKeys(tx, newSpellings)
}

async function insertSuffixes(tx: Orm, spellings: Spelling[]): Promise<void> {
  const suffixes = spellings.flatMap(({ word, termId }) =>
    Array.from(word.slice(PART_MIN - 1), (_, at) => ({
      suffix: word.slice(at),
      termId,
      isWholeWord: at === 0,
    })),
  )
  await tx.execute(sql`
    insert into ${searchSuffixes} (suffix, term_id, is_whole_word)
    select suffix, term_id, bool_or(is_whole_word)
    from unnest(${textArray(suffixes.map(({ suffix }) => suffix))},
      ${integerArray(suffixes.map(({ termId }) => termId))},
      ${booleanArray(suffixes.map(({ isWholeWord }) => isWholeWord))}) as s (suffix, term_id, is_whole_word)
    group by suffix, term_id
    on conflict (suffix, term_id) do update set is_whole_word = true
      where excluded.is_whole_word and not search_suffixes.is_whole_word`)
}

/** Inserts keys of the stem, because it has many endings, and of the word, because a typo in its ending may change its stem. */
async function insertTypoKeys(tx: Orm, spellings: Spelling[]): Promise<void> {
  const keys = spellings.flatMap(({ word, stem, termId }) =>
    [...listTypoKeys(stem), ...listTypoKeys(word)].map((typoKey) => ({ typoKey, termId })),
  )
  await tx.execute(sql`
    insert into ${searchTypoKeys} (typo_key, term_id)
    select * from unnest(${textArray(keys.map(({ typoKey }) => typoKey))},
      ${integerArray(keys.map(({ termId }) => termId))})
    on conflict (typo_key, term_id) do nothing`)
}

/** Adds changes to the document frequencies of terms. Unused terms are deleted. */
export async function updateDocumentFrequencies(
  tx: Orm,
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  const [ids, counts] = [[...changes.keys()], [...changes.values()]]
  await tx.execute(sql`
    with changed as (select * from unnest(${integerArray(ids)}, ${integerArray(counts)}) as c (id, count))
    update ${searchTerms} set document_frequency = document_frequency + changed.count
    from changed where search_terms.id = changed.id`)
  await tx.execute(
    sql`delete from ${searchTerms} where id = any (${integerArray(ids)}) and document_frequency = 0`,
  )
}
