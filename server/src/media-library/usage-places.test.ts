import type { Picture } from '@rapport/contract/media/media'
import { eq, getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobIntervals } from '../../test/build-app.ts'
import { createPng } from '../../test/content/media-files.ts'
import { describeServer, type ServerApp } from '../../test/server-app.ts'
import { contentDrafts, contentVersions } from '../editing/tables.ts'
import { storePicture } from '../media/commands.ts'
import { media } from '../media/tables.ts'
import { toPicture } from '../media/to-picture.ts'
import type { Orm } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { systemTime } from '../platform/process/clock.ts'
import { replaceFile, updateAlt, updateFocus } from './commands.ts'
import { usagePlaces } from './usage-places.ts'

const places = usagePlaces.map(({ table }) => getTableName(table))

const select = <Row>({ database }: ServerApp, query: ReturnType<typeof sql>) =>
  queryRows<Row>(database.orm, query)

describeServer('usagePlaces', (server) => {
  /** Returns the tables with rows whose JSON matches a pattern. */
  async function tablesWith(pattern: string): Promise<string[]> {
    const tables = await select<{ name: string }>(
      server(),
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const query = sql`select 1 from ${sql.identifier(name)} as "row" where to_jsonb("row")::text ~ ${pattern} limit 1`
      if ((await select(server(), query)).length > 0) found.push(name)
    }
    return found
  }

  /** Returns each stored copy of the picture with this path. */
  async function findCopies(src: string): Promise<Picture[]> {
    const copies = await Promise.all(
      places.map((name) =>
        select<{ picture: Picture }>(
          server(),
          sql`select jsonb_path_query(to_jsonb("row"), '$.** ? (@.src == $src)', ${JSON.stringify({ src })}::jsonb) as picture from ${sql.identifier(name)} as "row"`,
        ),
      ),
    )
    return copies.flat().map(({ picture }) => picture)
  }

  /** The demo picture that most pages show. */
  async function findCloth() {
    const [row] = await server().database.orm.select().from(media).where(eq(media.name, 'tkan'))
    return row ?? expect.fail('No picture')
  }
  const write = (command: (tx: Orm) => Promise<void>) => server().database.orm.transaction(command)
  const audit = async () => undefined

  it('lists every table that names pictures, and each of them has the trigger', async () => {
    const named = await tablesWith('[a-z0-9-]+-[0-9a-f]{10}\\.(avif|webp|jpg|png|svg)')
    const kept = [getTableName(contentDrafts), getTableName(contentVersions)]
    const own = ['media', 'media_former_files', 'audit_log']
    expect(named.filter((name) => ![...places, ...kept, ...own].includes(name))).toEqual([])
    const triggers = await select<{ name: string }>(
      server(),
      sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'media_usages'`,
    )
    expect(new Set(triggers.map(({ name }) => name))).toEqual(new Set([...places, ...kept]))
  })

  it('updates the usages of a changed row without reading the usages of all rows', async () => {
    const blocks = sql`select sum(pg_stat_get_xact_blocks_fetched(oid))::integer as count from pg_class where relname like 'media_usages%'`
    const [few, many] = await server().database.orm.transaction(async (tx) => {
      const count = async () => (await queryRows<{ count: number }>(tx, blocks))[0]?.count ?? Number.NaN
      const changeOne = async () => {
        const before = await count()
        await tx.execute(sql`update posts set title = title || '!' where id = (select max(id) from posts)`)
        return (await count()) - before
      }
      const ofFew = await changeOne()
      await tx.execute(
        sql`insert into media_usages select 'posts', 'other-' || n, 'body', 'stem-' || n from generate_series(1, 20000) as n`,
      )
      await tx.execute(sql`analyze media_usages`)
      const costs = [ofFew, await changeOne()] as const
      await tx.execute(sql`delete from media_usages where row_key like 'other-%'`)
      return costs
    })
    expect(few).toBeGreaterThan(0)
    // The larger index has one more level. A full scan reads some hundred blocks.
    expect(many).toBeLessThan(few * 2)
  })

  it('updates alt text and focus in every row that shows the picture', async () => {
    const { id, version, ...row } = await findCloth()
    const picture = toPicture(row)
    const before = await findCopies(picture.src)
    expect(before.length).toBeGreaterThan(10)
    await write((tx) => updateAlt(tx, { id, version }, 'Ткань в рулоне', audit))
    await write((tx) => updateFocus(tx, { id, version: version + 1 }, { x: 1, y: 2 }, audit))
    const after = { ...picture, alt: 'Ткань в рулоне', focus: { x: 1, y: 2 } }
    expect(await findCopies(picture.src)).toEqual(before.map(() => after))
  })

  it('updates a replaced file in every row and text that shows the picture', async () => {
    const { id, version, ...row } = await findCloth()
    const before = await findCopies(toPicture(row).src)
    const stored = await storePicture(server().storage, 'tkan.png', await createPng('#0d0d0d'))
    const jobs = await createJobs(server().database, server().app.log, systemTime, jobIntervals)
    await write((tx) => replaceFile(tx, jobs, { target: { id, version }, stored }, audit))
    await jobs.stop()
    expect((await findCopies(toPicture(stored).src)).length).toBe(before.length)
    const [stem, newStem] = [row.file.split('.')[0] ?? '', stored.file.split('.')[0] ?? '']
    expect((await tablesWith(stem)).filter((name) => places.includes(name))).toEqual([])
    expect(await tablesWith(`<img src=.{1,3}/media/640/${newStem}`)).toContain('posts')
  })
})
