import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ajax, validFields } from '../../test/order-form.ts'
import { openServerApp, type ServerApp } from '../../test/server-app.ts'
import { SOON } from '../../test/soon.ts'
import { openOwnDatabase, type TestDatabase } from '../../test/test-database.ts'
import { posts } from '../blog/tables.ts'
import { catalogItems } from '../catalog/tables.ts'
import { siteProperties } from '../content/tables.ts'
import { orderHandling } from '../inbox/tables.ts'
import type { Database } from '../platform/database/database.ts'
import { openPostgres } from '../platform/database/postgres-database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { redirects } from '../seo/tables.ts'

describe('two processes on one PostgreSQL', () => {
  let test: TestDatabase
  const databases: Database[] = []
  const processes: ServerApp[] = []
  beforeAll(async () => {
    test = await openOwnDatabase()
    for (const options of [{}, { prepare: async () => undefined }]) {
      const database = await openPostgres(test.url)
      databases.push(database)
      processes.push(await openServerApp(database, {}, options))
    }
  })
  afterAll(async () => {
    for (const one of processes) await one.close()
    for (const one of databases) await one.close()
    await test.drop()
  })

  const get = async (one: ServerApp, url: string) => {
    const { statusCode, headers, body } = await one.app.inject({ url, headers: { host: 'proba.example' } })
    return { status: statusCode, location: headers.location, body }
  }
  const jobsOf = (queue: string) =>
    queryRows<{ key: string }>(
      test.database.orm,
      sql`select singleton_key as key from pgboss.job where name = ${queue}`,
    )
  /** Ends the listening connections, and changes content before they are back. */
  const changeUnheard = (
    change: (tx: Parameters<Parameters<Database['orm']['transaction']>[0]>[0]) => unknown,
  ) =>
    test.database.orm.transaction(async (tx) => {
      const ended = await queryRows(
        tx,
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query ilike 'listen%'`,
      )
      expect(ended.length).toBeGreaterThanOrEqual(2 * processes.length)
      await change(tx)
    })

  it('show changes made while none of their connections listened', async () => {
    const searchPath = `${endpointRoutes.searchCatalog.path}?name=${encodeURIComponent('шинель')}`
    for (const one of processes) {
      await get(one, '/nowhere-yet/')
      await get(one, '/feed.xml')
      expect((await get(one, searchPath)).body).not.toContain('Шинель')
    }
    const rendered = processes.map((one) => one.rendered.length)
    await changeUnheard(async (tx) => {
      await tx.update(posts).set({ title: 'О том, чего не слышали' }).where(eq(posts.slug, 'satin'))
      await tx.insert(redirects).values({ oldPath: '/nowhere-yet/', newPath: '/catalog/', status: 301 })
      const [item] = await tx.select().from(catalogItems).where(eq(catalogItems.isGroup, false)).limit(1)
      await tx
        .update(catalogItems)
        .set({ name: 'Шинель' })
        .where(eq(catalogItems.id, item?.id ?? 0))
    })
    for (const one of processes) {
      await vi.waitFor(async () => expect((await get(one, '/feed.xml')).body).toContain('не слышали'), SOON)
      await vi.waitFor(async () => expect((await get(one, '/nowhere-yet/')).location).toBe('/catalog/'), SOON)
      await vi.waitFor(async () => expect((await get(one, searchPath)).body).toContain('Шинель'), SOON)
    }
    for (const one of processes) await get(one, '/catalog/')
    expect(processes.map((one) => one.rendered.length)).not.toEqual(rendered)
  })

  it('schedule a publication of that time once', async () => {
    const publicationAt = new Date('2126-01-02T03:04:05.000Z')
    await changeUnheard((tx) => tx.update(posts).set({ publicationAt }).where(eq(posts.slug, 'sitec')))
    const keys = async () => (await jobsOf('publications')).map(({ key }) => key)
    await vi.waitFor(async () => expect(await keys()).toContain(publicationAt.toISOString()), SOON)
    expect((await keys()).filter((key) => key === publicationAt.toISOString())).toHaveLength(1)
  })

  it('compute order deadlines from new opening hours, in one job for both', async () => {
    const { orm } = test.database
    const [first] = processes
    await first?.app.inject({
      method: 'POST',
      url: endpointRoutes.sendOrderMail.path,
      headers: { ...ajax, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(validFields).toString(),
    })
    const callBy = async () => (await orm.select().from(orderHandling))[0]?.callBy?.getTime()
    await vi.waitFor(async () => expect(await callBy()).toBeTypeOf('number'), SOON)
    const weekdays = ['Вс', 'Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб']
    for (const change of [test.database.orm.transaction.bind(orm), changeUnheard]) {
      const before = await callBy()
      const earlier = (await jobsOf('order-hours')).map(({ key }) => key)
      // Each change uses another weekday.
      const day = weekdays[(new Date(before ?? 0).getDay() + 2) % 7]
      await change((tx) => tx.update(siteProperties).set({ operationMode: `${day} 10:00–11:00` }))
      await vi.waitFor(async () => expect(await callBy()).not.toBe(before), SOON)
      const added = (await jobsOf('order-hours'))
        .map(({ key }) => key)
        .filter((key) => !earlier.includes(key))
      expect(added).toHaveLength(1)
    }
  })
})
