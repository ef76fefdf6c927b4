import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { ComponentType } from 'react'
import type { FieldDescriptionsOf } from './field-description.ts'
import type { EntryEditor } from './form/entry-editor.ts'

export interface EntryFieldsProps<K extends ContentKindName> {
  editor: EntryEditor<K>
}

/** How a kind of content is edited: all else is alike for every kind. */
export interface EntryForm<K extends ContentKindName> {
  kind: K
  /** What a new one begins with. */
  empty: Snapshots[K]
  /** What the address of the form adds to that. */
  beginWith?: (params: URLSearchParams) => Partial<Snapshots[K]>
  /** Where a thing stands on the site; undefined where it has no page. */
  pathOf: (snapshot: Snapshots[K]) => string | undefined
  fields: FieldDescriptionsOf<K>
  Fields: ComponentType<EntryFieldsProps<K>>
}
