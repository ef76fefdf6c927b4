import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { and, eq } from 'drizzle-orm'
import { FIRST_THEME } from '../content/commands.ts'
import { REQUIRED_HOME } from '../content/home-commands.ts'
import { deleteTextPage } from '../content/text-page-kind.ts'
import { THEME_KEY, themeKind } from '../content/theme/theme-kind.ts'
import { demoEntries } from '../demo-entries/tables.ts'
import { saveDraft } from '../editing/drafts.ts'
import { publishEntries, takeDownEntry } from '../editing/publish.ts'
import { contentEntries } from '../editing/tables.ts'
import { trashEntry } from '../editing/trash/trash-entry.ts'
import { type Author, lockEntry, lockPublications, raiseVersion } from '../editing/write-entry.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'

interface DemoEntry {
  id: number
  version: number
  subjectId: string | null
  parent: number | null
}

/**
 * Takes the demo entries of a kind off the site. Entries that own content or the site itself needs stay. Returns how many are removed and
 * how many stay.
 */
export async function removeDemo(
  tx: Orm,
  kind: ContentKindName,
  author: Author,
): Promise<{ removed: number; left: number }> {
  await lockPublications(tx)
  const entries = deepestFirst(await listDemo(tx, kind))
  let left = entries
  // A material that is made of others goes before them: what is refused is tried again while others go.
  for (let before = left.length + 1; left.length < before; ) {
    before = left.length
    left = await removeEach(tx, kind, left, author)
  }
  return { removed: entries.length - left.length, left: left.length }
}

/** Returns the entries that stay. */
async function removeEach(tx: Orm, kind: ContentKindName, entries: DemoEntry[], author: Author) {
  const left: DemoEntry[] = []
  for (const entry of entries) if (!(await removeOne(tx, kind, entry, author))) left.push(entry)
  return left
}

const listDemo = (tx: Orm, kind: ContentKindName): Promise<DemoEntry[]> =>
  tx
    .select({
      id: contentEntries.id,
      version: contentEntries.version,
      subjectId: contentEntries.subjectId,
      parent: contentEntries.parent,
    })
    .from(contentEntries)
    .innerJoin(
      demoEntries,
      and(eq(demoEntries.kind, contentEntries.kind), eq(demoEntries.subjectId, contentEntries.subjectId)),
    )
    .where(eq(contentEntries.kind, kind))
    .orderBy(contentEntries.id)

/** A group is removed after what is in it. */
function deepestFirst(entries: DemoEntry[]): DemoEntry[] {
  const byKey = new Map(entries.map((entry) => [entry.subjectId, entry]))
  function depthOf({ parent }: DemoEntry, steps = 0): number {
    const group = parent === null || steps > entries.length ? undefined : byKey.get(String(parent))
    return group ? depthOf(group, steps + 1) : steps
  }
  const depths = new Map(entries.map((entry) => [entry, depthOf(entry)]))
  return entries.toSorted((one, other) => (depths.get(other) ?? 0) - (depths.get(one) ?? 0))
}

/** Returns whether the entry is removed. A refusal undoes only this entry. */
async function removeOne(
  tx: Orm,
  kind: ContentKindName,
  { id, version }: DemoEntry,
  author: Author,
): Promise<boolean> {
  try {
    await tx.transaction(async (step) => {
      if (kind === 'home') await emptyHome(step, { id, version }, author)
      else if (kind === 'theme') await clearLogos(step, { id, version }, author)
      else if (kind === 'text-page') await trashPage(step, { id, version }, author)
      else await trashEntry(step, { id, version }, author)
    })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return false
    throw error
  }
}

/** Frees its path for a page of the factory. The trash keeps it as a draft. */
async function trashPage(tx: Orm, target: { id: number; version: number }, author: Author): Promise<void> {
  const left = await takeDownEntry(tx, await lockEntry(tx, target), author, deleteTextPage)
  const columns = { trashedAt: author.now, wasOnSite: false, subjectId: null }
  await raiseVersion(tx, left, { columns, change: { trashed: true } }, author)
}

async function emptyHome(tx: Orm, target: { id: number; version: number }, author: Author): Promise<void> {
  await saveDraft(tx, target, { snapshot: REQUIRED_HOME, reason: 'save' }, author)
  await publishEntries(tx, [{ id: target.id, version: target.version + 1 }], author)
}

/** Colours and shapes stay: they name nobody. */
async function clearLogos(tx: Orm, target: { id: number; version: number }, author: Author): Promise<void> {
  const theme = (await themeKind.read(tx, THEME_KEY)) ?? FIRST_THEME
  const ornament = theme.ornament === 'own' ? FIRST_THEME.ornament : theme.ornament
  const snapshot = { ...theme, ornament, logo: null, logoOnDark: null, sign: null, repeat: null }
  await saveDraft(tx, target, { snapshot, reason: 'save' }, author)
  await publishEntries(tx, [{ id: target.id, version: target.version + 1 }], author)
}
