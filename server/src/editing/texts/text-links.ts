import { listAddresses, replaceAddresses } from '@rapport/markdown/addresses'
import { pageHref, parsePageHref } from '@rapport/markdown/hrefs'
import { isSame } from '@rapport/staff-contract/editing/merge'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { type EntryRow, readPublished } from '../entries.ts'
import { type AnyKind, contentKinds, kindOf, type Snapshot, textsOf } from '../kinds.ts'
import { contentEntries, contentLinks, contentVersions } from '../tables.ts'
import { writeOptions } from '../write-options.ts'
import { findPagesByPath } from './linked-pages.ts'

/** A path of the site with what stands behind it. */
const PATH = /^(\/[^?#]*)([?#].*)?$/

/** Returns a snapshot whose links to pages by their addresses name those by their keys: so they follow when a page moves. */
export async function linkPages(orm: Orm, kind: AnyKind, snapshot: Snapshot): Promise<Snapshot> {
  const hrefs = textsOf(kind, snapshot).flatMap(({ markdown }) => listAddresses(markdown).hrefs)
  const paths = new Set(hrefs.flatMap((href) => PATH.exec(href)?.[1] ?? []))
  if (paths.size === 0) return snapshot
  const pages = await findPagesByPath(orm, [...paths])
  const toPage = (href: string) => {
    const [, path = '', rest] = PATH.exec(href) ?? []
    const page = pages.get(path)
    return page ? pageHref(page.key, rest) : href
  }
  return kind.mapTexts?.(snapshot, (markdown) => replaceAddresses(markdown, { href: toPage })) ?? snapshot
}

/** Notes which pages the texts of a thing on the site link to, in place of what was noted; undefined: it is there no more. */
export async function saveLinks(
  tx: Orm,
  { id: entryId, kind }: EntryRow,
  snapshot: Snapshot | undefined,
): Promise<void> {
  const texts = snapshot ? textsOf(kindOf(kind), snapshot) : []
  const hrefs = texts.flatMap(({ markdown }) => listAddresses(markdown).hrefs)
  const pages = new Set(hrefs.flatMap((href) => parsePageHref(href)?.page ?? []))
  await tx.delete(contentLinks).where(eq(contentLinks.entryId, entryId))
  if (pages.size > 0) await tx.insert(contentLinks).values([...pages].map((page) => ({ entryId, page })))
}

/** Writes anew the texts on the site that link to pages: those have other addresses by now, or none. Says nothing to the versions: no text changed. */
export async function rerenderLinksTo(tx: Orm, pages: readonly string[], now: Date): Promise<void> {
  if (pages.length === 0) return
  const linking = tx
    .select({ id: contentLinks.entryId })
    .from(contentLinks)
    .where(inArray(contentLinks.page, [...pages]))
  const isLinking = and(inArray(contentEntries.id, linking), isNotNull(contentEntries.publishedVersion))
  for (const entry of await tx.select().from(contentEntries).where(isLinking).orderBy(contentEntries.id)) {
    const snapshot = await readPublished(tx, entry)
    if (snapshot) await kindOf(entry.kind).write(tx, snapshot, writeOptions(tx, entry, now))
  }
}

/** Has links that were written as addresses follow their pages: once all of a factory's content is there. */
export async function linkSeededPages(tx: Orm, now: Date): Promise<void> {
  const kinds = Object.values(contentKinds).flatMap(({ name, mapTexts }) => (mapTexts ? [name] : []))
  for (const entry of await tx.select().from(contentEntries).where(inArray(contentEntries.kind, kinds))) {
    const kind = kindOf(entry.kind)
    const snapshot = await readPublished(tx, entry)
    const linked = snapshot && (await linkPages(tx, kind, snapshot))
    if (!linked || isSame(linked, snapshot)) continue
    await kind.write(tx, linked, writeOptions(tx, entry, now))
    await saveLinks(tx, entry, linked)
    const ofEntry = and(eq(contentVersions.entryId, entry.id), eq(contentVersions.number, entry.version))
    await tx.update(contentVersions).set({ snapshot: linked }).where(ofEntry)
  }
}
