import { SEARCH_ITEMS_MAX } from '@rapport/contract/paths/query-limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { booleanArray, integerArray, queryRows, textArray } from '../platform/database/sql-arrays.ts'
import type { Subject } from './index/source-documents.ts'
import type { Clause, QueryVariant } from './query-variants.ts'
import { searchDocuments, searchPostings } from './tables.ts'

/** Ids of the results, the best first. */
export interface Ranking extends Record<Subject, number[]> {
  /** Whether the best page scores higher than the best item. */
  arePagesFirst: boolean
}

/** Posts in one ranking, at most: some may not be published yet. */
const POSTS_RANKED = 24
/** Pages in one result, at most: a question has one answer, and a few beside it. */
const PAGES_MAX = 5
const LIMITS: Record<Subject, number> = { catalog: SEARCH_ITEMS_MAX, post: POSTS_RANKED, page: PAGES_MAX }
/** Best documents checked of a variant's rarest term; then more, if few match. */
const CANDIDATES = 1000
const CANDIDATES_MAX = 100_000
/** Best documents checked of each term if some of the words are enough. */
const CANDIDATES_OF_TERM = 300
/** A name equal to the query ranks first. */
const WHOLE_NAME = 1_000_000
/**
 * Score of a document with one of two words in its name. If all documents with all words score lower, one
 * with some words in its name may be better: «худи оверсайз» is «Худи», not matching shorts.
 */
const IN_NAME = 30_000

/**
 * Ranks documents in percent of their scores, averaged over the words: documents with every word of a
 * variant. If these are few and weak, also documents with some words of the first variant. One statement; its
 * unneeded parts are limited to no rows.
 */
export async function rankDocuments(orm: Orm, variants: QueryVariant[], names: string[]): Promise<Ranking> {
  const search = { variants, names, isSomeEnough: (variants[0]?.length ?? 0) > 1 }
  const rows = await queryRows<{ subject: Subject; subjectId: number; score: number }>(
    orm,
    sql`with wanted as materialized (select * from ${wantedTerms(variants)}),
      sizes as materialized (select variant, count(distinct clause) as clauses from wanted group by variant),
      ${rankingOf('catalog', search)}, ${rankingOf('post', search)}, ${rankingOf('page', search)},
      best as materialized (select
        (select count(*) from catalog_all) as items,
        coalesce((select max(score) from catalog_all), 0) < ${IN_NAME} as weak_items,
        coalesce((select max(score) from post_all), 0) < ${IN_NAME} as weak_posts,
        coalesce((select max(score) from page_all), 0) < ${IN_NAME} as weak_pages),
      chosen as (
        ${chosenOf('catalog', search, sql`weak_items and weak_pages and (items > 0 or weak_posts)`)}
        union all
        ${chosenOf('post', search, sql`weak_posts and weak_pages and items = 0`)}
        union all
        ${chosenOf('page', search, sql`weak_pages and weak_posts and weak_items`)}
      )
      select subject, subject_id as "subjectId", score from chosen
      order by score desc, position, document_id`,
  )
  const { catalog = [], post = [], page = [] } = Object.groupBy(rows, ({ subject }) => subject)
  const idsOf = (found: typeof rows) => found.map(({ subjectId }) => subjectId)
  const arePagesFirst = (page[0]?.score ?? 0) > (catalog[0]?.score ?? 0)
  return { catalog: idsOf(catalog), post: idsOf(post), page: idsOf(page), arePagesFirst }
}

interface Search {
  variants: QueryVariant[]
  names: string[]
  isSomeEnough: boolean
}

/** Names the parts of the statement; a subject is one of three constants. */
const part = (subject: Subject, name: string) => sql.raw(`${subject}_${name}`)

/** Documents with every word of a variant, as `<subject>_all`. */
function rankingOf(subject: Subject, { variants, names }: Search): SQL {
  const limit = LIMITS[subject]
  // With a single term no other term has to be looked up, so nothing is lost.
  const candidates = variants.every((clauses) => clauses.length === 1) ? limit : CANDIDATES
  const isCut = variants.some((clauses) => Math.min(...clauses.map(frequencyOf)) > CANDIDATES)
  const first = sql`${part(subject, 'first')} as materialized (${rankByRarestTerm(subject, names, sql`${candidates}::integer`)})`
  if (!isCut || candidates === limit)
    return sql`${first}, ${part(subject, 'all')} as materialized (select * from ${part(subject, 'first')})`
  const isFew = sql`(select count(*) < ${limit} from ${part(subject, 'first')})`
  const more = sql`(select case when ${isFew} then ${CANDIDATES_MAX}::integer else 0 end)`
  return sql`${first},
    ${part(subject, 'more')} as materialized (${rankByRarestTerm(subject, names, more)}),
    ${part(subject, 'all')} as materialized (
      select * from ${part(subject, 'first')} where not ${isFew}
      union all select * from ${part(subject, 'more')} where ${isFew}
    )`
}

function chosenOf(subject: Subject, { isSomeEnough, variants }: Search, condition: SQL): SQL {
  const all = sql`select ${subject}::text as subject, * from ${part(subject, 'all')}`
  if (!isSomeEnough) return all
  const isChosen = sql`(select ${condition} from best)`
  const candidates = sql`(select case when ${isChosen} then ${CANDIDATES_OF_TERM}::integer else 0 end)`
  return sql`${all} where not ${isChosen}
    union all
    select ${subject}::text, * from (${rankBySomeTerms(subject, variants[0]?.length ?? 1, candidates)}) as matching
    where ${isChosen}`
}

const frequencyOf = ({ options }: Clause) =>
  options.reduce((sum, { term }) => sum + term.documentFrequency, 0)

function wantedTerms(variants: QueryVariant[]): SQL {
  const wanted = variants.flatMap((clauses, variant) => {
    const rarest = clauses.reduce((best, clause) => (frequencyOf(clause) < frequencyOf(best) ? clause : best))
    return clauses.flatMap((clause, at) =>
      clause.options.map(({ term, percent }) => ({
        variant,
        clause: at,
        termId: term.id,
        percent,
        isRarest: clause === rarest,
      })),
    )
  })
  return sql`unnest(
    ${integerArray(wanted.map(({ variant }) => variant))}, ${integerArray(wanted.map(({ clause }) => clause))},
    ${integerArray(wanted.map(({ termId }) => termId))}, ${integerArray(wanted.map(({ percent }) => percent))},
    ${booleanArray(wanted.map(({ isRarest }) => isRarest))}
  ) as w (variant, clause, term_id, percent, is_rarest)`
}

const bestOfTerm = (subject: Subject, limit: SQL) => sql`(
  select document_id, score from ${searchPostings}
  where term_id = w.term_id and subject = ${subject}
  order by score desc, document_id
  limit ${limit}
)`

/**
 * The candidates are the best documents of a variant's rarest term. The other terms are looked up in each
 * candidate, so that the work is bounded for any size of the catalogue.
 */
function rankByRarestTerm(subject: Subject, names: string[], candidates: SQL): SQL {
  const limit = LIMITS[subject]
  return sql`with candidates as materialized (
        select w.variant, p.document_id, max(p.score * w.percent) as score
        from wanted as w cross join lateral ${bestOfTerm(subject, candidates)} as p
        where w.is_rarest
        group by w.variant, p.document_id
      ),
      matches as (
        select c.variant, c.document_id, w.clause, max(p.score * w.percent) as score
        from candidates as c
        join wanted as w on w.variant = c.variant and not w.is_rarest
        join ${searchPostings} as p on p.document_id = c.document_id and p.term_id = w.term_id
        group by c.variant, c.document_id, w.clause
      ),
      summed as (
        select c.variant, c.document_id, c.score + coalesce(sum(m.score), 0) as score, 1 + count(m.clause) as clauses
        from candidates as c
        left join matches as m on m.variant = c.variant and m.document_id = c.document_id
        group by c.variant, c.document_id, c.score
      ),
      found as (
        (select document_id, max(score / clauses) as score
          from summed join sizes using (variant, clauses)
          group by document_id order by score desc, document_id limit ${limit})
        union all
        (select id, ${WHOLE_NAME}::integer from ${searchDocuments}
          where subject = ${subject} and normalized_name = any (${textArray(names)}) limit ${limit})
      )
      select d.id as document_id, d.subject_id, d.position, f.score::integer as score
      from (select document_id, max(score) as score from found group by document_id) as f
      join ${searchDocuments} as d on d.id = f.document_id
      order by f.score desc, d.position, d.id
      limit ${limit}`
}

/** A missing word counts as zero. */
function rankBySomeTerms(subject: Subject, clauses: number, candidates: SQL): SQL {
  return sql`with hits as (
        select w.clause, p.document_id, max(p.score * w.percent) as score
        from wanted as w cross join lateral ${bestOfTerm(subject, candidates)} as p
        where w.variant = 0
        group by w.clause, p.document_id
      ),
      found as (
        select document_id, sum(score) / ${clauses}::integer as score from hits
        group by document_id order by score desc, document_id limit ${LIMITS[subject]}
      )
      select d.id as document_id, d.subject_id, d.position, f.score::integer as score
      from found as f join ${searchDocuments} as d on d.id = f.document_id`
}
