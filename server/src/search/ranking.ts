import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
import type { Subject } from './documents.ts'
import { booleans, integers, rowsOf, texts } from './statements.ts'
import { searchDocuments, searchPostings } from './tables.ts'
import type { Slot, Variant } from './variants.ts'

/** Best documents of a variant's rarest word that are looked at, at first; all of them where few have been found. */
const LOOKED_AT = 1000
const LOOKED_AT_IN_THE_END = 100_000
/** Best documents of each word, where some of the words are enough. */
const OF_EACH_WORD = 300
/** A name that is the query itself comes before everything. */
const WHOLE_NAME = 1_000_000

/** Something found, and how well: in percent of its scores, on the average of the words looked for. */
export interface Found {
  subjectId: number
  score: number
}

interface Wanted {
  variant: number
  slot: number
  term: number
  percent: number
  leads: boolean
}

/**
 * What bears every word of a variant, the best first. The rarest word leads: its documents are read in
 * the order of their score from an index, and the other words are looked up in each of them, so that the work
 * is bounded whatever the size of the catalogue.
 */
export async function findWithAll(
  orm: Orm,
  subject: Subject,
  variants: Variant[],
  names: string[],
  limit: number,
): Promise<Found[]> {
  const wanted = variants.flatMap(wantedOf)
  const common = variants.some((slots) => Math.min(...slots.map(usesOf)) > LOOKED_AT)
  // Nothing is lost among the documents of a word that nothing else has to be looked up for.
  const lookedAt = variants.every((slots) => slots.length === 1) ? limit : LOOKED_AT
  const found = await findLed(orm, subject, wanted, names, limit, lookedAt)
  if (found.length >= limit || !common) return found
  return findLed(orm, subject, wanted, names, limit, LOOKED_AT_IN_THE_END)
}

const usesOf = ({ options }: Slot) => options.reduce((sum, { term }) => sum + term.uses, 0)

function wantedOf(slots: Variant, variant: number): Wanted[] {
  const rarest = slots.reduce((best, slot) => (usesOf(slot) < usesOf(best) ? slot : best))
  return slots.flatMap((slot, at) =>
    slot.options.map(({ term, percent }) => ({
      variant,
      slot: at,
      term: term.id,
      percent,
      leads: slot === rarest,
    })),
  )
}

const wantedRows = (wanted: Wanted[]) => sql`unnest(
  ${integers(wanted.map(({ variant }) => variant))}, ${integers(wanted.map(({ slot }) => slot))},
  ${integers(wanted.map(({ term }) => term))}, ${integers(wanted.map(({ percent }) => percent))},
  ${booleans(wanted.map(({ leads }) => leads))}
) as w (variant, slot, term_id, percent, leads)`

const bestOf = (subject: Subject, limit: number) => sql`(
  select document_id, score from ${searchPostings}
  where term_id = w.term_id and subject = ${subject}
  order by score desc, document_id
  limit ${limit}
)`

async function findLed(
  orm: Orm,
  subject: Subject,
  wanted: Wanted[],
  names: string[],
  limit: number,
  lookedAt: number,
): Promise<Found[]> {
  return rowsOf<Found>(
    orm,
    sql`with wanted as materialized (select * from ${wantedRows(wanted)}),
      sizes as (select variant, count(distinct slot) as slots from wanted group by variant),
      led_by as materialized (
        select w.variant, p.document_id, max(p.score * w.percent) as score
        from wanted as w cross join lateral ${bestOf(subject, lookedAt)} as p
        where w.leads
        group by w.variant, p.document_id
      ),
      joined as (
        select l.variant, l.document_id, w.slot, max(p.score * w.percent) as score
        from led_by as l
        join wanted as w on w.variant = l.variant and not w.leads
        join ${searchPostings} as p on p.document_id = l.document_id and p.term_id = w.term_id
        group by l.variant, l.document_id, w.slot
      ),
      summed as (
        select l.variant, l.document_id, l.score + coalesce(sum(f.score), 0) as score, 1 + count(f.slot) as slots
        from led_by as l
        left join joined as f on f.variant = l.variant and f.document_id = l.document_id
        group by l.variant, l.document_id, l.score
      ),
      found as (
        (select document_id, max(score / slots) as score
          from summed join sizes using (variant, slots)
          group by document_id order by score desc, document_id limit ${limit})
        union all
        (select id, ${WHOLE_NAME}::integer from ${searchDocuments}
          where subject = ${subject} and name = any (${texts(names)}) limit ${limit})
      )
      select d.subject_id as "subjectId", f.score::integer as score
      from (select document_id, max(score) as score from found group by document_id) as f
      join ${searchDocuments} as d on d.id = f.document_id
      order by f.score desc, d.position, d.id
      limit ${limit}`,
  )
}

/** What bears at least some of the words, the best first: a word it lacks counts as nothing. */
export async function findWithSome(
  orm: Orm,
  subject: Subject,
  slots: Variant,
  limit: number,
): Promise<Found[]> {
  return rowsOf<Found>(
    orm,
    sql`with hits as (
        select w.slot, p.document_id, max(p.score * w.percent) as score
        from ${wantedRows(wantedOf(slots, 0))} cross join lateral ${bestOf(subject, OF_EACH_WORD)} as p
        group by w.slot, p.document_id
      ),
      found as (
        select document_id, sum(score) / ${slots.length}::integer as score from hits
        group by document_id order by score desc, document_id limit ${limit}
      )
      select d.subject_id as "subjectId", f.score::integer as score
      from found as f join ${searchDocuments} as d on d.id = f.document_id
      order by f.score desc, d.position, d.id`,
  )
}
