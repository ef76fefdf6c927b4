import type { BatchKind } from '@rapport/staff-contract/batches/batches'
import { type EntryKind, entryKinds, entryPath } from '../entry-kinds.ts'
import type { EntryForms } from '../entry-queries.ts'
import type { FieldDescription } from '../field-description.ts'

const MEDIA_PATH = '/media/'

/** Fields of pictures that can be changed in bulk, labelled as in their form. */
const pictureFields: Record<string, FieldDescription> = {
  alt: { label: 'Что на\u00A0картинке' },
  tags: { label: 'Папки', shown: 'list' },
}
export type LoadFields = () => Promise<{ fields: Record<string, FieldDescription> }>
export const loadPictureFields: LoadFields = async () => ({ fields: pictureFields })

export const findFieldLoader = (kind: BatchKind | undefined, forms: EntryForms): LoadFields | undefined =>
  kind === 'picture' ? loadPictureFields : kind && forms[kind]

export const kindTitle = (kind: BatchKind): string =>
  kind === 'picture' ? 'Картинки' : (entryKinds[kind] as EntryKind).title

export function findListPath(kind: BatchKind | undefined): string | undefined {
  if (kind === 'picture') return MEDIA_PATH
  const { path, listPath = path } = { ...(kind && entryKinds[kind]) }
  return listPath
}

export const subjectFormPath = (kind: BatchKind, id: number): string | undefined =>
  kind === 'picture' ? `${MEDIA_PATH}${id}/` : entryPath({ kind, id })
