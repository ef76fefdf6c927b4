import { sql } from 'drizzle-orm'
import { CONTENT_CHANGED } from '../content-changes.ts'
import type { Orm } from '../database.ts'
import { queryRows } from '../sql-arrays.ts'

/** Content tables by each name that a statement may use: their own, and those of views and functions. */
export interface ContentRelations {
  /** Returns whether the table notifies of its changes. */
  isContent(table: string): boolean
  /** Returns the content tables that a statement names, directly or through views and functions. */
  tablesIn(statement: string): readonly string[]
}

/** Statements whose tables are remembered. Statements of pages differ in the number of their parameters. */
const REMEMBERED_MAX = 1000

/** Loads the tables with a change trigger, and the definitions of views and functions. */
export async function loadContentRelations(orm: Orm): Promise<ContentRelations> {
  const rows = await queryRows<{ name: string; definition: string | null }>(
    orm,
    sql`select relation.relname as name, null as definition from pg_trigger
        join pg_class relation on relation.oid = tgrelid
        where tgname = ${CONTENT_CHANGED} and relation.relnamespace = 'public'::regnamespace
      union all select viewname, definition from pg_views where schemaname = 'public'
      union all select proname, prosrc from pg_proc
        where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype and prosrc <> ''`,
  )
  const tables = new Set(rows.flatMap(({ name, definition }) => (definition === null ? [name] : [])))
  const definitions = new Map<string, string>()
  for (const { name, definition } of rows)
    if (definition !== null) definitions.set(name, `${definitions.get(name) ?? ''} ${definition}`)
  const remembered = new Map<string, readonly string[]>()

  function addTables(text: string, found: Set<string>, passed: Set<string>): void {
    for (const [word] of text.matchAll(/[a-z_][a-z0-9_]*/gi)) {
      const name = word.toLowerCase()
      if (tables.has(name)) found.add(name)
      const definition = passed.has(name) ? undefined : definitions.get(name)
      if (definition !== undefined) addTables(definition, found, passed.add(name))
    }
  }

  return {
    isContent: (table) => tables.has(table),
    tablesIn(statement) {
      const known = remembered.get(statement)
      if (known) return known
      const found = new Set<string>()
      addTables(statement, found, new Set())
      if (remembered.size >= REMEMBERED_MAX) remembered.clear()
      remembered.set(statement, [...found])
      return [...found]
    },
  }
}
