import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { PictureEntryField, PicturesEntryField } from '../editing/fields/entry-fields.tsx'
import { Panel } from '../ui/panel/panel.tsx'

export const PictureFields = ({ editor }: EntryFieldsProps<'item'>) => (
  <Panel heading="Картинки">
    <PictureEntryField editor={editor} name="picture" />
    <PictureEntryField editor={editor} name="banner" isOptional />
    <PictureEntryField editor={editor} name="divider" isOptional />
    <PicturesEntryField editor={editor} name="gallery" />
  </Panel>
)
