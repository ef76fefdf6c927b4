import { postPath } from '@rapport/contract/paths/blog-paths'
import { catalogItemPath, cityContactPath, TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import type { Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { type SeoSnapshot, seoSnapshot } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod/v4/core'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { ItemNames } from '../columns/item-columns.ts'
import { type SeoRecord, seoColumns } from '../columns/seo-columns.ts'
import { findUnknownPictures, listIssues, toMistakes } from './check-snapshot.ts'
import { compareRow } from './compare-row.ts'
import { exportContent } from './export-content.ts'
import type { FileRow, ImportKindRows, ImportResult, RowMistake, RowPlan } from './import-kind.ts'
import { loadItemIndex } from './item-index.ts'
import { type CurrentEntry, findCurrentEntries } from './list-entries.ts'
import { findRepeated } from './plan-content.ts'
import { draftNotes, formatVersion, getTarget, isPublishable } from './publish-rule.ts'
import { type ContentWrite, writeContent } from './write-content.ts'

/** Kinds with SEO fields. */
const PAGE_KINDS = ['item', 'post', 'text-page', 'city', 'home'] as const
type PageKind = (typeof PAGE_KINDS)[number]

type Page = CurrentEntry<PageKind>

/** SEO fields as rows, identified by the code of the page. */
export const seoRows: ImportKindRows<ContentWrite> = {
  columns: seoColumns,
  required: [['page']],
  async *exportRows(context) {
    const names = await loadItemIndex(context.orm)
    const write = <K extends PageKind>(kind: K, getPath: (page: CurrentEntry<K>) => string) =>
      exportContent(context, kind, seoColumns, undefined, (page) => [toRecord(page, getPath(page))])
    yield* write('item', ({ snapshot }) => itemPath(snapshot, names))
    yield* write('post', ({ snapshot }) => postPath(snapshot.slug))
    yield* write('text-page', ({ snapshot }) => TEXT_PAGE_PATHS[snapshot.slug] ?? '')
    yield* write('city', ({ entry }) => (entry.subjectId ? cityContactPath(Number(entry.subjectId)) : ''))
    yield* write('home', () => '/')
  },

  async *plan({ orm, rows, as }) {
    const seen = new Map<string, number>()
    for await (const part of rows.parts()) {
      const pages = await findPages(orm, part.map(getCode))
      const planned = part.map((row) => planRow(row, pages.get(getCode(row)), { as, keys: rows.keys, seen }))
      const unknown = await findUnknownPictures(
        orm,
        planned.flatMap(({ record }) => record?.ogPicture ?? []),
      )
      for (const { plan, record, changed } of planned)
        if (changed?.has('ogPicture') && record?.ogPicture && unknown.has(record.ogPicture)) {
          plan.mistakes.push({ key: 'ogPicture', message: importMessages.pictureUnknown(record.ogPicture) })
          plan.state = 'wrong'
        }
      yield {
        rows: planned.map(({ plan }) => plan),
        writes: planned.flatMap(({ plan, page, record }) => {
          if (plan.state !== 'changed' || !page || !record) return []
          const snapshot = { ...page.snapshot, seo: toSeo(record) }
          const { kind } = page.entry
          return [{ line: plan.line, write: { kind, ...getTarget(page), snapshot } }]
        }),
      }
    }
  },

  apply: writeContent,
}

const getCode = (row: FileRow) => row.cell('page')?.trim() ?? ''

const toRecord = ({ entry, snapshot }: Page, path: string): SeoRecord => ({
  ...snapshot.seo,
  page: `${entry.kind}/${entry.subjectId ?? ''}`,
  name: snapshot.title,
  path,
})

const toSeo = ({ page: _page, name: _name, path: _path, ...seo }: SeoRecord): SeoSnapshot => seo

function itemPath({ slug, kind, parent }: ItemSnapshot, { getName }: ItemNames): string {
  const parentSlug = parent === null ? null : getName(parent)
  return parentSlug?.startsWith('#') ? '' : catalogItemPath({ slug, kind, parentSlug })
}

/** Returns pages by code, except trashed ones. */
async function findPages(orm: Orm, codes: string[]): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>()
  for (const kind of PAGE_KINDS) {
    const keys = codes.flatMap((code) => (code.startsWith(`${kind}/`) ? [code.slice(kind.length + 1)] : []))
    if (keys.length === 0) continue
    const rows = await orm
      .select({ id: contentEntries.id })
      .from(contentEntries)
      .where(and(eq(contentEntries.kind, kind), inArray(contentEntries.subjectId, keys)))
    const ids = rows.map(({ id }) => id)
    const entries = (await findCurrentEntries(orm, kind, ids)) as Page[]
    for (const page of entries) if (!page.entry.trashedAt) pages.set(`${kind}/${page.entry.subjectId}`, page)
  }
  return pages
}

interface PlanOptions {
  as: ImportResult
  keys: ReadonlySet<string>
  seen: Map<string, number>
}

function planRow(row: FileRow, page: Page | undefined, { as, keys, seen }: PlanOptions) {
  const plan: RowPlan = { line: row.line, title: '', state: 'same', changes: [], mistakes: [] }
  const before = findRepeated(seen, getCode(row), row.line)
  if (before !== undefined) plan.mistakes.push({ key: 'page', message: importMessages.rowTwice(before) })
  if (!page) {
    plan.mistakes.push({ key: 'page', message: importMessages.pageUnknown })
    return { plan: { ...plan, state: 'wrong' as const }, page }
  }
  const compared = compareRow(seoColumns, row, toRecord(page, ''), { names: undefined, isNew: false })
  const record = compared.value
  plan.title = page.snapshot.title
  plan.version = formatVersion(page)
  plan.mistakes.push(...compared.mistakes)
  const { changed } = compared
  if (changed.size === 0 && plan.mistakes.length === 0) return { plan, page }
  plan.changes = [...compared.changes, ...draftNotes(as, page)]
  plan.mistakes.push(...checkRecord(record, page, { as, keys }))
  plan.state = plan.mistakes.length > 0 ? 'wrong' : 'changed'
  return { plan, page, record, changed }
}

function checkRecord(record: SeoRecord, page: Page, { as, keys }: Omit<PlanOptions, 'seen'>): RowMistake[] {
  const parsed = z.safeParse(seoSnapshot, toSeo(record))
  const mistakes = parsed.success ? [] : toMistakes(parsed.error.issues, seoColumns, keys)
  if (mistakes.length > 0 || as === 'draft' || !isPublishable(page)) return mistakes
  const snapshot = { ...page.snapshot, seo: toSeo(record) } as Snapshots[PageKind]
  const issues = listIssues(page.entry.kind as PageKind, snapshot, as)
  return issues.map(({ message }) => ({ key: null, message }))
}
