import {
  type ContentKindName,
  contentKinds,
  type Snapshots,
} from '@rapport/staff-contract/entries/content-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import * as z from 'zod/v4/core'
import { findPictures } from '../../media/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { AnyColumn } from '../columns/column.ts'
import type { ImportResult, RowMistake } from './import-kind.ts'

/** Returns the violations of the rules for drafts or for published content. */
export function listIssues<K extends ContentKindName>(
  kind: K,
  snapshot: Snapshots[K],
  as: ImportResult,
): { path: PropertyKey[]; message: string }[] {
  const schema = contentKinds[kind][as === 'published' ? 'publishable' : 'snapshot']
  const parsed = z.safeParse(schema as z.$ZodType, snapshot)
  return parsed.success ? [] : parsed.error.issues
}

/** Returns violations as errors of a row. If the file has no column for the field, the message contains its name. */
export function toMistakes(
  issues: { path: PropertyKey[]; message: string }[],
  columns: readonly AnyColumn[],
  keys: ReadonlySet<string>,
): RowMistake[] {
  return issues.map(({ path: [field], message }) => {
    const column = columns.find((one) => one.field === field)
    if (column && keys.has(column.key)) return { key: column.key, message }
    return { key: null, message: column ? `${column.header}: ${message}` : message }
  })
}

/** Returns the files that are not in the media library. */
export async function findUnknownPictures(orm: Orm, files: string[]): Promise<Set<string>> {
  const named = [...new Set(files)]
  const known = await findPictures(orm, named)
  return new Set(named.filter((file) => !known.has(file)))
}

/** Returns errors for changed fields with unknown pictures. */
export const pictureMistakes = (
  fields: Record<string, readonly string[]>,
  changed: ReadonlySet<string>,
  unknown: ReadonlySet<string>,
): RowMistake[] =>
  Object.entries(fields).flatMap(([key, files]) =>
    changed.has(key)
      ? files
          .filter((file) => unknown.has(file))
          .map((file) => ({ key, message: importMessages.pictureUnknown(file) }))
      : [],
  )
