import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { redirectMessages } from '@rapport/staff-contract/redirects/redirect-messages'
import { redirectForm } from '@rapport/staff-contract/redirects/redirects'
import { asc, gt } from 'drizzle-orm'
import * as z from 'zod/v4/core'
import type { Orm } from '../../platform/database/database.ts'
import { checkRedirect, storedOldPath } from '../../redirects/check-redirect.ts'
import { putRedirect } from '../../redirects/save-redirect.ts'
import { listTargetKeys, spellTarget } from '../../redirects/site-address.ts'
import { redirects } from '../../seo/tables.ts'
import { listPagePaths } from '../../site-pages/list-paths.ts'
import { choice, text } from '../columns/codecs.ts'
import { type Column, fieldColumn } from '../columns/column.ts'
import { compareRow } from './compare-row.ts'
import type { FileRow, FileRows, ImportKindRows, RowMistake } from './import-kind.ts'

type Row = typeof redirects.$inferSelect
type Written = Pick<Row, 'oldPath' | 'newPath' | 'status'>

const PART = 1000

const columns: Column<Written>[] = [
  fieldColumn('oldPath', 'Откуда', text),
  fieldColumn('newPath', 'Куда', text),
  fieldColumn(
    'status',
    'На сколько',
    choice<number>([
      [301, 'навсегда'],
      [302, 'на время'],
    ]),
  ),
]

/** A planned redirect. */
export interface RedirectWrite {
  existing: Row | undefined
  written: Written
}

/** Redirects as rows, keyed by their old path. They apply as soon as they are imported. */
export const redirectRows: ImportKindRows<RedirectWrite> = {
  columns,
  required: [['oldPath'], ['newPath']],
  async *exportRows({ orm }) {
    for await (const part of listRedirects(orm))
      yield part.map((row) => columns.map(({ read }) => read(row, undefined)))
  },

  async *plan({ orm, rows, now, added }) {
    const existing = new Map<string, Row>()
    for await (const part of listRedirects(orm)) for (const row of part) existing.set(row.oldPath, row)
    // The rows of the file are checked together with existing redirects: two rows may form a chain.
    const all = new Map([...existing].map(([oldPath, { newPath }]) => [oldPath, newPath]))
    await addFromFile(rows, all)
    const known = {
      living: new Set([...(await listPagePaths(orm, now)), ...(added?.paths ?? [])]),
      next: all,
      sources: invert(all),
    }
    const seen = new Map<string, number>()
    for await (const part of rows.parts()) {
      const planned = part.map((row) => planRow(row, existing.get(getPath(row)), known, seen))
      yield {
        rows: planned.map(({ plan }) => plan),
        writes: planned.flatMap(({ plan, write }) =>
          plan.state === 'new' || plan.state === 'changed' ? [{ line: plan.line, write }] : [],
        ),
      }
    }
  },

  async apply(tx, writes, _options, { audit }) {
    for (const { write } of writes) await putRedirect(tx, write.written, write.existing, audit)
    return undefined
  },
}

async function* listRedirects(orm: Orm): AsyncGenerator<Row[]> {
  const { oldPath } = redirects
  let after = ''
  for (;;) {
    const part = await orm
      .select()
      .from(redirects)
      .where(gt(oldPath, after))
      .orderBy(asc(oldPath))
      .limit(PART)
    if (part.length > 0) yield part
    const last = part.at(-1)
    if (!last || part.length < PART) return
    after = last.oldPath
  }
}

const getPath = (row: FileRow): string => storedOldPath(row.cell('oldPath')?.trim() ?? '')

async function addFromFile(rows: FileRows, all: Map<string, string>): Promise<void> {
  for await (const part of rows.parts())
    for (const row of part) {
      const target = row.cell('newPath')?.trim()
      if (target) all.set(getPath(row), spellTarget(target))
    }
}

const invert = (all: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...all].flatMap(([oldPath, newPath]) => listTargetKeys(newPath).map((key) => [key, oldPath] as const)),
  )

interface KnownPaths {
  /** Pages of the site, and pages that the same import creates. */
  living: ReadonlySet<string>
  /** Redirects in both directions: by old path, and by the old paths that their targets may be. */
  next: ReadonlyMap<string, string>
  sources: ReadonlyMap<string, string>
}

function planRow(row: FileRow, existing: Row | undefined, known: KnownPaths, seen: Map<string, number>) {
  const oldPath = getPath(row)
  const before = seen.get(oldPath)
  if (before === undefined) seen.set(oldPath, row.line)
  const current = existing ?? { oldPath, newPath: '', status: 301 }
  const compared = compareRow(columns.slice(1), row, current, { names: undefined, isNew: !existing })
  const written = { oldPath, newPath: spellTarget(compared.value.newPath), status: compared.value.status }
  const isChanged = !existing || compared.changed.size > 0
  const mistakes: RowMistake[] = [
    ...compared.mistakes,
    ...(before === undefined ? [] : [{ key: 'oldPath', message: importMessages.rowTwice(before) }]),
  ]
  if (isChanged && mistakes.length === 0) mistakes.push(...checkWritten(written, known))
  const state = mistakes.length > 0 ? 'wrong' : !existing ? 'new' : isChanged ? 'changed' : 'same'
  const plan = { line: row.line, title: oldPath, changes: compared.changes, mistakes }
  return {
    plan: {
      ...plan,
      state: state as 'wrong' | 'new' | 'changed' | 'same',
      version: String(existing?.version ?? 0),
    },
    write: { existing, written },
  }
}

function checkWritten(
  { oldPath, newPath, status }: Written,
  { living, next, sources }: KnownPaths,
): RowMistake[] {
  const parsed = z.safeParse(redirectForm, { oldPath, newPath, status: String(status) })
  if (!parsed.success)
    return parsed.error.issues.map(({ path: [key], message }) => ({ key: String(key), message }))
  const source = sources.get(oldPath)
  const followed = source === oldPath ? undefined : source
  const errors = checkRedirect({ oldPath, newPath }, { living, followed, next })
  return Object.entries(errors).flatMap(([key, sentences]) =>
    sentences.map((message) => ({ key, message: message || redirectMessages.noPath })),
  )
}
