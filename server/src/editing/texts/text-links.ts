import { pageHref, parsePageHref } from '@rapport/markdown/hrefs'
import { listReferences, replaceReferences } from '@rapport/markdown/references'
import { isSame } from '@rapport/staff-contract/editing/merge'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { type EntryRow, readPublished } from '../entries.ts'
import { type AnyKind, contentKinds, getKind, getTexts, type Snapshot } from '../kinds.ts'
import { contentEntries, contentLinks, contentVersions } from '../tables.ts'
import { writeOptions } from '../write-options.ts'
import { findPagesByPath } from './linked-pages.ts'

/** A path of the site, and the query or fragment after it. */
const PATH = /^(\/[^?#]*)([?#].*)?$/

/** Replaces page paths in links by page keys, so that links survive a move. */
export async function linkPages(orm: Orm, kind: AnyKind, snapshot: Snapshot): Promise<Snapshot> {
  const hrefs = getTexts(kind, snapshot).flatMap(({ markdown }) => listReferences(markdown).hrefs)
  const paths = new Set(hrefs.flatMap((href) => PATH.exec(href)?.[1] ?? []))
  if (paths.size === 0) return snapshot
  const pages = await findPagesByPath(orm, [...paths])
  const toPage = (href: string) => {
    const [, path = '', rest] = PATH.exec(href) ?? []
    const page = pages.get(path)
    return page ? pageHref(page.key, rest) : href
  }
  return kind.mapTexts?.(snapshot, (markdown) => replaceReferences(markdown, { href: toPage })) ?? snapshot
}

/** Replaces the stored page links of an entry. Without a snapshot it only deletes them. */
export async function saveLinks(
  tx: Orm,
  { id: entryId, kind }: EntryRow,
  snapshot: Snapshot | undefined,
): Promise<void> {
  const texts = snapshot ? getTexts(getKind(kind), snapshot) : []
  const hrefs = texts.flatMap(({ markdown }) => listReferences(markdown).hrefs)
  const pages = new Set(hrefs.flatMap((href) => parsePageHref(href)?.page ?? []))
  await tx.delete(contentLinks).where(eq(contentLinks.entryId, entryId))
  if (pages.size > 0) await tx.insert(contentLinks).values([...pages].map((page) => ({ entryId, page })))
}

/**
 * Renders published texts again that link to pages whose path changed. Creates no versions, because the Markdown is
 * the same.
 */
export async function rerenderLinksTo(tx: Orm, pages: readonly string[], now: Date): Promise<void> {
  if (pages.length === 0) return
  const linking = tx
    .select({ id: contentLinks.entryId })
    .from(contentLinks)
    .where(inArray(contentLinks.page, [...pages]))
  const isLinking = and(inArray(contentEntries.id, linking), isNotNull(contentEntries.publishedVersion))
  for (const entry of await tx.select().from(contentEntries).where(isLinking).orderBy(contentEntries.id)) {
    const snapshot = await readPublished(tx, entry)
    if (snapshot) await getKind(entry.kind).write(tx, snapshot, writeOptions(tx, entry, now))
  }
}

/** Replaces paths in seeded texts by page keys, after all content is in the database. */
export async function linkSeededPages(tx: Orm, now: Date): Promise<void> {
  const kinds = Object.values(contentKinds).flatMap(({ name, mapTexts }) => (mapTexts ? [name] : []))
  for (const entry of await tx.select().from(contentEntries).where(inArray(contentEntries.kind, kinds))) {
    const kind = getKind(entry.kind)
    const snapshot = await readPublished(tx, entry)
    const linked = snapshot && (await linkPages(tx, kind, snapshot))
    if (!linked || isSame(linked, snapshot)) continue
    await kind.write(tx, linked, writeOptions(tx, entry, now))
    await saveLinks(tx, entry, linked)
    const ofEntry = and(eq(contentVersions.entryId, entry.id), eq(contentVersions.number, entry.version))
    await tx.update(contentVersions).set({ snapshot: linked }).where(ofEntry)
  }
}
