import { cityOrigin } from '@rapport/contract/paths/city-hosts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { listCityHosts } from '../contacts/queries.ts'
import type { Database } from '../platform/database/database.ts'
import { postJson } from '../platform/http/post-json.ts'
import { listPageVersions } from './page-versions.ts'
import { announcedPages } from './tables.ts'

export interface AnnounceDeps {
  database: Pick<Database, 'orm'>
  env: { PUBLIC_URL: string; INDEXNOW_KEY: string; INDEXNOW_URL: string }
  now: () => Date
  /** URLs in one request. The protocol allows 10 000. */
  batch: number
}

/** Path of the key file, which proves control of the host. */
export const keyPath = (key: string): string => `/${key}.txt`

/**
 * Notifies search engines by IndexNow of new, changed and deleted pages, host by host. Each batch is stored
 * after it was accepted, so only failed batches are sent again.
 */
export async function announcePages(deps: AnnounceDeps): Promise<void> {
  const { database, env } = deps
  const cities = await listCityHosts(database.orm)
  const origins = new Set([
    env.PUBLIC_URL,
    ...cities.map(({ subdomain }) => cityOrigin(subdomain, env.PUBLIC_URL)),
  ])
  for (const origin of origins) await announceHost(deps, origin)
}

async function announceHost(deps: AnnounceDeps, origin: string): Promise<void> {
  const { database, env, now, batch } = deps
  const versions = await listPageVersions(database.orm, { origin, base: env.PUBLIC_URL, now: now() })
  const announced = new Map(
    (await database.orm.select().from(announcedPages).where(eq(announcedPages.origin, origin))).map(
      ({ path, version }) => [path, version],
    ),
  )
  const changed = [...versions]
    .filter(([path, version]) => announced.get(path) !== version)
    .map(([path]) => path)
  const gone = [...announced.keys()].filter((path) => !versions.has(path))
  const paths = [...changed, ...gone]
  for (let start = 0; start < paths.length; start += batch) {
    const part = paths.slice(start, start + batch)
    await postJson(env.INDEXNOW_URL, {
      host: new URL(origin).host,
      key: env.INDEXNOW_KEY,
      keyLocation: `${origin}${keyPath(env.INDEXNOW_KEY)}`,
      urlList: part.map((path) => `${origin}${path}`),
    })
    await storeAnnounced(deps, origin, part, versions)
  }
}

async function storeAnnounced(
  { database: { orm } }: AnnounceDeps,
  origin: string,
  paths: string[],
  versions: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = paths.flatMap((path) => {
    const version = versions.get(path)
    return version === undefined ? [] : [{ origin, path, version }]
  })
  const gone = paths.filter((path) => !versions.has(path))
  if (rows.length > 0)
    await orm
      .insert(announcedPages)
      .values(rows)
      .onConflictDoUpdate({
        target: [announcedPages.origin, announcedPages.path],
        set: { version: sql`excluded.version` },
      })
  if (gone.length > 0)
    await orm
      .delete(announcedPages)
      .where(and(eq(announcedPages.origin, origin), inArray(announcedPages.path, gone)))
}
