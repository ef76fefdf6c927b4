import type { BatchKind } from '@rapport/staff-contract/batches/batches'
import { type EntryKind, entryKinds, entryPath } from '../entry-kinds.ts'
import type { EntryForms } from '../entry-queries.ts'
import type { FieldDescription } from '../field-description.ts'

const MEDIA_PATH = '/media/'

/** What of pictures is changed many at once, in the words of their form. */
const pictureFields: Record<string, FieldDescription> = {
  alt: { label: 'Что на\u00A0картинке' },
  tags: { label: 'Папки', shown: 'list' },
}
export type LoadFields = () => Promise<{ fields: Record<string, FieldDescription> }>
export const loadPictureFields: LoadFields = async () => ({ fields: pictureFields })

/** Returns what loads the words of the fields of a kind. */
export const fieldsOf = (kind: BatchKind | undefined, forms: EntryForms): LoadFields | undefined =>
  kind === 'picture' ? loadPictureFields : kind && forms[kind]

export const kindTitle = (kind: BatchKind): string =>
  kind === 'picture' ? 'Картинки' : (entryKinds[kind] as EntryKind).title

/** Returns where things of a kind stand in a list. */
export function listPathOf(kind: BatchKind | undefined): string | undefined {
  if (kind === 'picture') return MEDIA_PATH
  const { path, listPath = path } = { ...(kind && entryKinds[kind]) }
  return listPath
}

/** Returns where a thing is edited. */
export const thingPath = (kind: BatchKind, id: number): string | undefined =>
  kind === 'picture' ? `${MEDIA_PATH}${id}/` : entryPath({ kind, id })
