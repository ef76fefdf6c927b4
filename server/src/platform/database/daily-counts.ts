import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { Orm } from './database.ts'
import { redactQueryError } from './database-errors.ts'

/** Milliseconds between writes of the counts. */
const WRITTEN_EVERY_MS = 30_000
/**
 * Maximum number of names between two writes, and per day. Further names, mostly invented by bots, are
 * dropped.
 */
const BATCH_MAX = 100
const DAILY_MAX = 1000

/** Table of counts by name and day: `day`, a column of the name, and `hits`. */
type CountTable = PgTable & { day: PgColumn; hits: PgColumn }

/** Counts names by day. */
export interface DailyCounts {
  /** Counts a name in memory. It is written to the database later, in a batch. */
  add(name: string): void
  /** Writes the counts to the database. */
  write(now: Date): Promise<void>
}

export function createDailyCounts(orm: Orm, table: CountTable, name: PgColumn): DailyCounts {
  let noted = new Map<string, number>()
  const column = (one: PgColumn): SQL => sql`${sql.identifier(one.name)}`
  return {
    add(text) {
      const hits = noted.get(text)
      if (hits === undefined && noted.size >= BATCH_MAX) return
      noted.set(text, (hits ?? 0) + 1)
    },
    async write(now) {
      if (noted.size === 0) return
      const batch = noted
      noted = new Map()
      const day = moscowDay(now)
      const known = await orm.$count(table, eq(table.day, day))
      const kept = [...batch].slice(0, Math.max(0, DAILY_MAX - known))
      if (kept.length === 0) return
      await orm.execute(sql`
        insert into ${table} (${column(table.day)}, ${column(name)}, ${column(table.hits)})
        select ${day}, noted ->> 0, (noted ->> 1)::integer from jsonb_array_elements(${JSON.stringify(kept)}::jsonb) as noted
        on conflict (${column(table.day)}, ${column(name)}) do update set hits = ${table.hits} + excluded.hits`)
    },
  }
}

/** Writes the counts at an interval, and when the server stops. */
export function writeDailyCounts(app: FastifyInstance, counts: DailyCounts, now: () => Date): void {
  const write = () =>
    counts
      .write(now())
      .catch((error) => app.log.error({ err: redactQueryError(error) }, 'counts not written'))
  const writing = setInterval(write, WRITTEN_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(writing)
    await write()
  })
}
