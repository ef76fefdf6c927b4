import { LEAD_PROBE_STEPS } from '@rapport/staff-contract/system/lead-probe'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const step = () => text({ enum: LEAD_PROBE_STEPS }).notNull()

/** Test orders. They are no rows of `orders`, so nothing that reads orders meets them. */
export const leadProbes = pgTable(
  'lead_probes',
  {
    id: uuid().primaryKey(),
    placedAt: moment().notNull(),
    /** Hash of the received form. Null until the form has received it. */
    bodySha256: text(),
    /** Number that the form answered. The next order of a customer gets it. */
    number: text(),
    /** The order as notifications read it. Null before it is received and after it has ended. */
    details: jsonb(),
    endedAt: moment(),
    /** Whether every step was done in time. Null until the test order has ended. */
    isPassed: boolean(),
  },
  (table) => [
    index('lead_probes_placed').on(table.placedAt),
    index('lead_probes_running').on(table.placedAt).where(sql`${table.endedAt} is null`),
  ],
)

/** Steps of a test order. */
export const leadProbeSteps = pgTable(
  'lead_probe_steps',
  {
    probeId: uuid()
      .notNull()
      .references(() => leadProbes.id, { onDelete: 'cascade' }),
    step: step(),
    state: text({ enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    /** A step that is still pending then has failed. */
    dueAt: moment().notNull(),
    /** Code of the last error. */
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.probeId, table.step] })],
)

/** Times in which a step failed. At most one of a step is open. */
export const leadProbeOutages = pgTable(
  'lead_probe_outages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    step: step(),
    /** Code of the first error. */
    reason: text().notNull(),
    beganAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [uniqueIndex('lead_probe_outages_open').on(table.step).where(sql`${table.endedAt} is null`)],
)
