import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import {
  BodyEntryField,
  EntriesEntryField,
  ErpIdEntryField,
  NumberEntryField,
  PicturesEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'

function MaterialFields({ editor }: EntryFieldsProps<'material'>) {
  const { snapshot } = useEditorState(editor)
  return (
    <>
      <Panel heading="Материал">
        <TextEntryField editor={editor} name="title" />
        <ErpIdEntryField
          editor={editor}
          name="erpId"
          publishedHint="Код опубликованного не&nbsp;меняется: по&nbsp;нему его находят учёт и&nbsp;цены"
        />
        <BodyEntryField editor={editor} name="features" />
        <BodyEntryField editor={editor} name="description" />
      </Panel>
      <Panel heading="Картинки и&nbsp;состав">
        <PicturesEntryField editor={editor} name="pictures" />
        <EntriesEntryField editor={editor} name="members" addLabel="Добавить ткани" except={snapshot.erpId} />
        <NumberEntryField editor={editor} name="position" />
      </Panel>
    </>
  )
}

export const entryForm: EntryForm<'material'> = {
  kind: 'material',
  empty: emptySnapshot('material'),
  getPath: () => undefined,
  fields: {
    title: { label: 'Название' },
    erpId: { label: 'Код в\u00A0учёте' },
    features: { label: 'Свойства' },
    description: { label: 'Описание' },
    pictures: { label: 'Картинки', hint: 'Первая стоит в\u00A0списке материалов', shown: 'list' },
    members: {
      label: 'Ткани сборного материала',
      hint: 'Только у\u00A0сборного: ткани, которые он объединяет',
      shown: 'list',
      entries: 'material',
    },
    position: {
      label: 'Место в\u00A0списке',
      hint: 'Меньше\u00A0— раньше; 1,5 встанет между 1 и\u00A02. Пусто\u00A0— в\u00A0конец',
    },
  },
  Fields: MaterialFields,
}
