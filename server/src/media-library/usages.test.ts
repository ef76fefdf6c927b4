import { eq, getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobIntervals } from '../../test/build-app.ts'
import { describeServer, type ServerApp } from '../../test/server-app.ts'
import { SOON } from '../../test/soon.ts'
import { catalogHiddenItems } from '../catalog/tables.ts'
import { contentDrafts, contentVersions } from '../editing/tables.ts'
import { storePicture } from '../media/commands.ts'
import { media, mediaFormerFiles } from '../media/tables.ts'
import { toPicture } from '../media/to-picture.ts'
import type { Orm } from '../platform/database/database.ts'
import { isForeignKeyViolation } from '../platform/database/database-errors.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { systemTime } from '../platform/process/clock.ts'
import { auditLog } from '../staff/tables.ts'
import { replaceFile, updateAlt, updateFocus } from './commands.ts'

/** Needs no job, which may still write files when the server closes. */
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><rect fill="#0d0d0d"/></svg>',
)

const select = <Row>({ database }: ServerApp, query: ReturnType<typeof sql>) =>
  queryRows<Row>(database.orm, query)

describeServer('the rows that show pictures', (server) => {
  /** Names of tables with rows whose text, as JSON, matches a pattern. Sources of texts are left out. */
  async function tablesWith(pattern: string): Promise<string[]> {
    const tables = await select<{ name: string }>(
      server(),
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const sources = sql`array['body_markdown', 'answer_markdown', 'text_markdown', 'how_to_get_markdown']`
    const found: string[] = []
    for (const { name } of tables) {
      const query = sql`select 1 from ${sql.identifier(name)} as "row" where (to_jsonb("row") - ${sources})::text ~ ${pattern} limit 1`
      if ((await select(server(), query)).length > 0) found.push(name)
    }
    return found
  }

  /** The picture that nearly every row shows. */
  async function findCloth() {
    const [row] = await server().database.orm.select().from(media).where(eq(media.name, 'tkan'))
    return row ?? expect.fail('No picture')
  }
  /** Every value of the cloth's picture in the answers of endpoints. */
  async function fetchShown(): Promise<string[]> {
    const paths = ['site', 'home-page', 'catalog/polo', 'posts/sitec', 'company-licenses', 'contacts', 'help']
    const bodies = await Promise.all(
      paths.map(async (path) => (await server().app.inject(`/api/v1/${path}`)).body),
    )
    return bodies.flatMap((body) => body.match(/\{"alt":"[^"]*","src":"\/media\/tkan-[^}]*\}[^}]*\}/g) ?? [])
  }
  const write = (command: (tx: Orm) => Promise<void>) => server().database.orm.transaction(command)
  const audit = async () => undefined

  it('name them by id: only snapshots contain names of files', async () => {
    const named = await tablesWith('[a-z0-9-]+-[0-9a-f]{10}\\.(avif|webp|jpg|png|svg)')
    const snapshots = [contentDrafts, contentVersions, catalogHiddenItems]
    const allowed: string[] = [...snapshots, media, mediaFormerFiles, auditLog].map(getTableName)
    expect(named.filter((name) => !allowed.includes(name))).toEqual([])
  })

  it('keep a picture from being deleted', async () => {
    const { id } = await findCloth()
    const deleted = server().database.orm.delete(media).where(eq(media.id, id))
    await expect(deleted).rejects.toSatisfy(isForeignKeyViolation)
  })

  it('show a changed alt text and focus everywhere', async () => {
    const { id, version, ...row } = await findCloth()
    const before = await fetchShown()
    expect(before.length).toBeGreaterThan(10)
    expect(new Set(before)).toEqual(new Set([JSON.stringify(toPicture(row))]))
    await write((tx) => updateAlt(tx, { id, version }, 'Ткань в рулоне', audit))
    await write((tx) => updateFocus(tx, { id, version: version + 1 }, { x: 1, y: 2 }, audit))
    const after = { ...toPicture(row), alt: 'Ткань в рулоне', focus: { x: 1, y: 2 } }
    await expect.poll(fetchShown, SOON).toEqual(before.map(() => JSON.stringify(after)))
  })

  it('show the file that replaced another one, in texts too, and nothing of the former file', async () => {
    const { id, version, ...row } = await findCloth()
    const before = await fetchShown()
    const stored = await storePicture(server().storage, 'tkan.svg', DRAWING)
    const jobs = await createJobs(server().database, server().app.log, systemTime, jobIntervals)
    await write((tx) => replaceFile(tx, jobs, { target: { id, version }, stored }, audit))
    await jobs.stop()
    const { alt, focusX, focusY } = row
    const after = JSON.stringify(toPicture({ ...stored, alt, focusX, focusY }))
    await expect.poll(fetchShown, SOON).toEqual(before.map(() => after))
    const { post } = (await server().app.inject('/api/v1/posts/sitec')).json().result
    expect(post.body).toContain(`<img src="${toPicture(stored).fallback}"`)
  })

  it('have their usages noted without reading the usages of all other snapshots', async () => {
    const blocks = sql`select sum(pg_stat_get_xact_blocks_fetched(oid))::integer as count from pg_class where relname like 'media_usages%'`
    const [few, many] = await server().database.orm.transaction(async (tx) => {
      const count = async () => (await queryRows<{ count: number }>(tx, blocks))[0]?.count ?? Number.NaN
      const changeOne = async () => {
        const before = await count()
        await tx.execute(
          sql`update content_versions set snapshot = snapshot where id = (select max(id) from content_versions)`,
        )
        return (await count()) - before
      }
      const ofFew = await changeOne()
      await tx.execute(
        sql`insert into media_usages select 'content_versions', 1000000 + n, 'body', 'stem-' || n from generate_series(1, 20000) as n`,
      )
      await tx.execute(sql`analyze media_usages`)
      const costs = [ofFew, await changeOne()] as const
      await tx.execute(sql`delete from media_usages where row_key > 1000000`)
      return costs
    })
    expect(few).toBeGreaterThan(0)
    // An index of so many is one level higher; all of them fill some hundred.
    expect(many).toBeLessThan(few * 2)
  })
})
