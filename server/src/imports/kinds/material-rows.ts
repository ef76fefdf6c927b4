import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { MaterialSnapshot } from '@rapport/staff-contract/snapshots/material-snapshot'
import type { EntryRow } from '../../editing/entries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { codes, longText, optionalNumber, text } from '../columns/codecs.ts'
import { type Column, fieldColumn } from '../columns/column.ts'
import { exportContent } from './export-content.ts'
import { findByCodes } from './find-codes.ts'
import { findLikeTitles } from './find-like-titles.ts'
import type { FileRow, ImportKindRows, RowMistake } from './import-kind.ts'
import { type CurrentEntry, findCurrentEntries } from './list-entries.ts'
import { type ChangedRow, findRepeated, planContent, type RowTarget } from './plan-content.ts'
import { type ContentWrite, writeContent } from './write-content.ts'

const materialColumns: Column<MaterialSnapshot>[] = [
  fieldColumn('erpId', 'Код в учёте', text),
  fieldColumn('title', 'Название', text),
  fieldColumn('features', 'Свойства', longText),
  fieldColumn('description', 'Описание', longText),
  fieldColumn('members', 'Ткани сборного материала', codes),
  fieldColumn('pictures', 'Картинки', codes),
  fieldColumn('position', 'Место в списке', optionalNumber),
]

const EMPTY: MaterialSnapshot = {
  erpId: '',
  title: '',
  pictures: [],
  features: '',
  description: '',
  members: [],
  position: null,
}

/** Materials as rows, identified by code. */
export const materialRows: ImportKindRows<ContentWrite> = {
  columns: materialColumns,
  required: [['erpId']],
  exportRows: (context) =>
    exportContent(context, 'material', materialColumns, undefined, ({ snapshot }) => [snapshot]),

  async *plan({ orm, rows, as }) {
    const seen = new Map<string, number>()
    const added = await listNewCodes(orm, rows.parts())
    const checkNewTitle = await findLikeTitles(orm, 'material')
    for await (const part of rows.parts()) {
      const entries = await findByCodes(orm, 'material', part.map(getCode))
      const ids = [...entries.values()].map(({ id }) => id)
      const currentEntries = await findCurrentEntries(orm, 'material', ids)
      const byId = new Map(currentEntries.map((current) => [current.entry.id, current]))
      const targets = part.map((row) => toTarget(row, { entries, byId, seen }))
      yield planContent(orm, targets, {
        kind: 'material',
        columns: materialColumns,
        names: undefined,
        keys: rows.keys,
        as,
        getTitle: ({ title, erpId }) => title || erpId,
        toSnapshot: (snapshot) => snapshot,
        listPictures: ({ pictures }) => ({ pictures }),
        checkNewTitle,
        check: (orm, rows) => checkMembers(orm, rows, added),
      })
    }
  },

  apply: (tx, writes, options, author) => writeContent(tx, membersFirst(writes), options, author),
}

const getCode = (row: FileRow) => row.cell('erpId')?.trim() ?? ''

/** Returns the new codes of a file. Unions in the same file may refer to them. */
async function listNewCodes(orm: Orm, parts: AsyncIterable<FileRow[]>): Promise<Set<string>> {
  const added = new Set<string>()
  for await (const part of parts) {
    const codes = part.map(getCode).filter(Boolean)
    const known = await findByCodes(orm, 'material', codes)
    for (const code of codes) if (!known.has(code)) added.add(code)
  }
  return added
}

interface Found {
  entries: Map<string, EntryRow>
  byId: Map<number, CurrentEntry<'material'>>
  seen: Map<string, number>
}

function toTarget(row: FileRow, { entries, byId, seen }: Found): RowTarget<MaterialSnapshot> {
  const code = getCode(row)
  const entry = entries.get(code)
  const before = code === '' ? undefined : findRepeated(seen, code, row.line)
  const mistakes: RowMistake[] = [
    ...(code === '' ? [{ key: 'erpId', message: editingMessages.erpIdRequired }] : []),
    ...(before === undefined ? [] : [{ key: 'erpId', message: importMessages.rowTwice(before) }]),
    ...(entry?.trashedAt ? [{ key: 'erpId', message: importMessages.keyTrashed }] : []),
  ]
  const current = entry && byId.get(entry.id)
  return { row, current, value: current?.snapshot ?? EMPTY, mistakes }
}

async function checkMembers(
  orm: Orm,
  rows: ChangedRow<MaterialSnapshot>[],
  added: ReadonlySet<string>,
): Promise<RowMistake[][]> {
  const known = await findByCodes(orm, 'material', [...new Set(rows.flatMap(({ value }) => value.members))])
  return rows.map(({ value, changed }) =>
    changed.has('members')
      ? value.members
          .filter((code) => !added.has(code) && (known.get(code)?.trashedAt ?? !known.has(code)))
          .map((code) => ({ key: 'members', message: importMessages.codeUnknown(code) }))
      : [],
  )
}

/** Sorts unions after their members. */
export const membersFirst = <W extends { write: ContentWrite }>(writes: W[]): W[] =>
  writes.toSorted((one, other) => memberCount(one.write) - memberCount(other.write))

const memberCount = ({ snapshot }: ContentWrite) => Math.min(1, (snapshot as MaterialSnapshot).members.length)
