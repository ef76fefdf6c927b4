import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrationsFolder, type Orm } from '../src/platform/database/database.ts'

/** Makes a database of a test's own what it was before a migration. Returns what applies that one, and what applies all from it on. */
export async function openEarlier(orm: Orm, migration: string) {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort()
  const at = files.indexOf(migration)
  if (at === -1) throw new Error(`No migration ${migration}`)

  async function apply(some: string[]): Promise<void> {
    for (const file of some)
      for (const statement of (await readFile(join(migrationsFolder, file), 'utf8')).split(
        '--> statement-breakpoint',
      ))
        await orm.execute(sql.raw(statement))
  }

  await orm.execute(sql`drop schema public cascade`)
  await orm.execute(sql`create schema public`)
  await apply(files.slice(0, at))
  return { applyIt: () => apply([migration]), applyAll: () => apply(files.slice(at)) }
}
