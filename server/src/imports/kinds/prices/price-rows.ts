import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { contentEntries } from '../../../editing/tables.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { priceColumns } from '../../columns/price-columns.ts'
import { exportContent } from '../export-content.ts'
import { findByCodes } from '../find-codes.ts'
import type { FileRow, ImportKindRows, ImportResult, PlanPart } from '../import-kind.ts'
import { type CurrentEntry, findCurrentEntries, PART } from '../list-entries.ts'
import { draftNotes, formatVersion, getTarget, isPublishable } from '../publish-rule.ts'
import { type ContentWrite, writeContent } from '../write-content.ts'
import { inferMaterials, noteInferred } from './infer-material.ts'
import { planPriceGroup } from './plan-prices.ts'
import { listRecords, toDraft, toSnapshot } from './price-group-rows.ts'

/** Prices as rows: one per material and tier, with a column for each price list. */
export const priceRows: ImportKindRows<ContentWrite> = {
  columns: priceColumns,
  required: [['group'], ['variant'], ['material', 'label'], ['from']],
  exportRows: (context) =>
    exportContent(context, 'price-group', priceColumns, undefined, ({ snapshot }) =>
      listRecords(toDraft(snapshot)),
    ),

  async *plan({ orm, rows, as, added }) {
    // The rows of a group may be anywhere in the file.
    const all: FileRow[] = []
    for await (const part of rows.parts()) all.push(...part)
    const materialTitles = new Map([...(await findMaterials(orm, all)), ...(added?.materials ?? [])])
    const onlyMaterial = await findOnlyMaterial(orm, added?.materials)
    const groups = [...Map.groupBy(all, getCode)]
    for (let at = 0; at < groups.length; at += PART) {
      const some = groups.slice(at, at + PART)
      const currentEntries = await findGroups(
        orm,
        some.map(([code]) => code),
      )
      for (const [code, groupRows] of some)
        yield planGroup(code, groupRows, currentEntries.get(code), { as, materialTitles, onlyMaterial })
    }
  },

  apply: writeContent,
}

const getCode = (row: FileRow) => row.cell('group')?.trim() ?? ''

type PriceGroupEntry = CurrentEntry<'price-group'>

async function findGroups(orm: Orm, codes: string[]): Promise<Map<string, PriceGroupEntry>> {
  const entries = await findByCodes(orm, 'price-group', codes)
  const ids = [...entries.values()].map(({ id }) => id)
  const byId = new Map(
    (await findCurrentEntries(orm, 'price-group', ids)).map((current) => [current.entry.id, current]),
  )
  return new Map(
    [...entries].flatMap(([code, { id }]) => {
      const current = byId.get(id)
      return current ? [[code, current] as const] : []
    }),
  )
}

async function findMaterials(orm: Orm, rows: FileRow[]): Promise<Map<string, string>> {
  const codes = [...new Set(rows.map((row) => row.cell('material')?.trim() ?? ''))].filter(Boolean)
  const titles = new Map<string, string>()
  for (let at = 0; at < codes.length; at += PART)
    for (const [code, { title, trashedAt }] of await findByCodes(orm, 'material', codes.slice(at, at + PART)))
      if (!trashedAt) titles.set(code, title)
  return titles
}

interface GroupOptions {
  as: ImportResult
  /** Titles of materials by code. */
  materialTitles: ReadonlyMap<string, string>
  /** Code of the factory's material, if it has only one. */
  onlyMaterial: string | undefined
}

/** Returns the code of the factory's material, if it has only one. */
async function findOnlyMaterial(
  orm: Orm,
  added: ReadonlyMap<string, string> = new Map(),
): Promise<string | undefined> {
  const { subjectId, kind, trashedAt } = contentEntries
  const rows = await orm
    .select({ code: subjectId })
    .from(contentEntries)
    .where(and(eq(kind, 'material'), isNull(trashedAt), isNotNull(subjectId)))
    .limit(2)
  const [only, other] = new Set([...rows.map(({ code }) => code ?? ''), ...added.keys()])
  return other === undefined ? only : undefined
}

function planGroup(
  code: string,
  rows: FileRow[],
  current: PriceGroupEntry | undefined,
  { as, materialTitles, onlyMaterial }: GroupOptions,
): PlanPart<ContentWrite> {
  const empty: PriceGroupSnapshot = {
    erpId: code,
    title: '',
    unit: '',
    note: '',
    categories: [],
    variants: [],
  }
  const group = toDraft(current?.snapshot ?? empty)
  const isNew = current === undefined
  const result = isPublishable(current) ? as : 'draft'
  const filled = inferMaterials(group, rows, onlyMaterial)
  const plans = planPriceGroup(group, filled, { isNew, as: result, materialTitles })
  noteInferred(filled, plans)
  for (const plan of plans) {
    plan.version = formatVersion(current)
    if (code === '') plan.mistakes.push({ key: 'group', message: editingMessages.erpIdRequired })
    if (current?.entry.trashedAt) plan.mistakes.push({ key: 'group', message: importMessages.keyTrashed })
    if (plan.mistakes.length > 0) plan.state = 'wrong'
    else if (plan.changes.length > 0) plan.changes.push(...draftNotes(as, current))
  }
  // If every row is new, the file probably uses other names. The import would duplicate the group.
  if (!isNew && plans.length > 0 && plans.every(({ state }) => state === 'new'))
    for (const plan of plans) {
      plan.mistakes.push({ key: null, message: importMessages.allNew })
      plan.state = 'wrong'
    }
  const changed = plans.find(({ state }) => state === 'new' || state === 'changed')
  const isWrong = plans.some(({ state }) => state === 'wrong')
  const snapshot = toSnapshot(group)
  const write = { kind: 'price-group' as const, ...getTarget(current), snapshot }
  return { rows: plans, writes: changed && !isWrong ? [{ line: changed.line, write }] : [] }
}
