import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { ComponentType } from 'react'
import type { FieldDescriptionsOf } from './field-description.ts'
import type { EntryEditor } from './form/entry-editor.ts'

export interface EntryFieldsProps<K extends ContentKindName> {
  editor: EntryEditor<K>
}

/** Form of a content kind; the rest of its screens is the same for all kinds. */
export interface EntryForm<K extends ContentKindName> {
  kind: K
  empty: Snapshots[K]
  /** Initial values from the form's URL. */
  beginWith?: (params: URLSearchParams) => Partial<Snapshots[K]>
  /** Returns the path of the page on the site; undefined if the entry has no page. */
  getPath: (snapshot: Snapshots[K]) => string | undefined
  fields: FieldDescriptionsOf<K>
  Fields: ComponentType<EntryFieldsProps<K>>
}
