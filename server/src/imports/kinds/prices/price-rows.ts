import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import type { Orm } from '../../../platform/database/database.ts'
import { priceColumns } from '../../columns/price-columns.ts'
import { exportContent } from '../export-content.ts'
import { findByCodes } from '../find-codes.ts'
import type { FileRow, ImportKindRows, PlanPart } from '../import-kind.ts'
import { findPresentEntries, PART, type PresentEntry } from '../list-entries.ts'
import { draftNotes, isPublishable, targetOf, versionOf } from '../publish-rule.ts'
import { type ContentWrite, writeContent } from '../write-content.ts'
import { planPriceGroup } from './plan-prices.ts'
import { listRecords, toDraft, toSnapshot } from './price-group-rows.ts'

/** Prices in rows: one for each material and tier, with a column for each price list. */
export const priceRows: ImportKindRows<ContentWrite> = {
  columns: priceColumns,
  required: [['group'], ['variant'], ['material', 'label'], ['from']],
  exportRows: (context) =>
    exportContent(context, 'price-group', priceColumns, undefined, ({ snapshot }) =>
      listRecords(toDraft(snapshot)),
    ),

  async *plan({ orm, rows, as }) {
    // A group's rows may stand anywhere in the file.
    const all: FileRow[] = []
    for await (const part of rows.parts()) all.push(...part)
    const materialTitles = await findMaterials(orm, all)
    const groups = [...Map.groupBy(all, codeOf)]
    for (let at = 0; at < groups.length; at += PART) {
      const some = groups.slice(at, at + PART)
      const presents = await findGroups(
        orm,
        some.map(([code]) => code),
      )
      for (const [code, own] of some) yield planGroup(code, own, presents.get(code), { as, materialTitles })
    }
  },

  apply: writeContent,
}

const codeOf = (row: FileRow) => row.cell('group')?.trim() ?? ''

type Present = PresentEntry<'price-group'>

async function findGroups(orm: Orm, codes: string[]): Promise<Map<string, Present>> {
  const entries = await findByCodes(orm, 'price-group', codes)
  const ids = [...entries.values()].map(({ id }) => id)
  const byId = new Map(
    (await findPresentEntries(orm, 'price-group', ids)).map((present) => [present.entry.id, present]),
  )
  return new Map(
    [...entries].flatMap(([code, { id }]) => {
      const present = byId.get(id)
      return present ? [[code, present] as const] : []
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

function planGroup(
  code: string,
  rows: FileRow[],
  present: Present | undefined,
  { as, materialTitles }: { as: 'draft' | 'published'; materialTitles: ReadonlyMap<string, string> },
): PlanPart<ContentWrite> {
  const empty: PriceGroupSnapshot = {
    erpId: code,
    title: '',
    unit: '',
    note: '',
    categories: [],
    variants: [],
  }
  const group = toDraft(present?.snapshot ?? empty)
  const isNew = present === undefined
  const result = isPublishable(present) ? as : 'draft'
  const plans = planPriceGroup(group, rows, { isNew, as: result, materialTitles })
  for (const plan of plans) {
    plan.version = versionOf(present)
    if (code === '') plan.mistakes.push({ key: 'group', message: editingMessages.erpIdRequired })
    if (present?.entry.trashedAt) plan.mistakes.push({ key: 'group', message: importMessages.keyTrashed })
    if (plan.mistakes.length > 0) plan.state = 'wrong'
    else if (plan.changes.length > 0) plan.changes.push(...draftNotes(as, present))
  }
  // Where nothing is as it was, the file calls everything otherwise: it would stand twice.
  if (!isNew && plans.length > 0 && plans.every(({ state }) => state === 'new'))
    for (const plan of plans) {
      plan.mistakes.push({ key: null, message: importMessages.allNew })
      plan.state = 'wrong'
    }
  const changed = plans.find(({ state }) => state === 'new' || state === 'changed')
  const isWrong = plans.some(({ state }) => state === 'wrong')
  const snapshot = toSnapshot(group)
  const write = { kind: 'price-group' as const, ...targetOf(present), snapshot }
  return { rows: plans, writes: changed && !isWrong ? [{ line: changed.line, write }] : [] }
}
