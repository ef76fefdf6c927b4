import { cities } from '@rapport/server/contacts/tables'
import { siteProperties } from '@rapport/server/content/tables'
import { contentKinds } from '@rapport/server/editing/kinds'
import type { Orm } from '@rapport/server/platform/database/database'
import { getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { fillRequired } from '../../server/test/content/fill-required.ts'

/** Change of content that has at least one entry of each kind. */
export type StateChange = [title: string, change: (orm: Orm) => Promise<unknown>]

/** Deletes all rows with everything that refers to them. */
function empty(orm: Orm, tables: readonly PgTable[]) {
  const names = tables.map((table) => sql`${table}`)
  return orm.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`)
}

/** Without the entries of each kind. Of an entry that always exists, without each of its lists. */
const withoutKinds = Object.values(contentKinds).flatMap(({ name, tables, remove }): StateChange[] => {
  if (remove) return [[`no ${name}`, (orm) => empty(orm, tables)]]
  return tables
    .filter((table) => table !== siteProperties)
    .map((table) => [`no ${getTableConfig(table).name} of ${name}`, (orm) => empty(orm, [table])])
})

/** Values of unwritten facts, by the type of their column. */
const UNKNOWN: Record<string, unknown> = { string: '', number: 0, json: [] }
const { id: _id, name: _name, ...facts } = getTableColumns(siteProperties)

/** Without each fact of the factory. */
export const factStates = Object.entries(facts).map(([key, { notNull, dataType }]): StateChange => {
  const value = notNull ? UNKNOWN[dataType] : null
  return [`no ${key} of the factory`, (orm) => orm.update(siteProperties).set({ [key]: value })]
})

/** Deletes all rows of the kinds that may be absent. */
const onlyRequired: StateChange['1'] = async (orm) => {
  const tables = Object.values(contentKinds).flatMap((kind) => (kind.remove ? kind.tables : []))
  await empty(orm, tables)
  await fillRequired(orm)
}

/** Nothing missing, everything missing, and each kind missing. */
export const contentStates: StateChange[] = [
  ['one entry of each kind', async () => undefined],
  ['no more than a site needs to open', onlyRequired],
  [
    'no way to reach the factory',
    async (orm) => {
      await orm.update(siteProperties).set({ phone: '', supportEmail: '', social: [] })
      await empty(orm, contentKinds.city.tables)
    },
  ],
  [
    'an email only',
    async (orm) => {
      await orm.update(siteProperties).set({ phone: '', social: [] })
      await empty(orm, contentKinds.city.tables)
    },
  ],
  ['two phones', (orm) => orm.update(cities).set({ phones: ['+74951234567', '+74951234568'] })],
  ...withoutKinds,
]
