import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { StorySnapshot } from '@rapport/staff-contract/snapshots/story-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { PictureEntryField, RowsEntryField, TextEntryField } from '../editing/fields/entry-fields.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { PageLinkField } from './page-link-field.tsx'

type Frame = StorySnapshot['frames'][number]

const StoryFields = ({ editor }: EntryFieldsProps<'story'>) => (
  <>
    <Panel heading="История">
      <TextEntryField editor={editor} name="title" />
      <PictureEntryField editor={editor} name="cover" />
    </Panel>
    <Panel heading="Кадры" lead="Открываются один за&nbsp;другим, когда нажимают на&nbsp;обложку.">
      <RowsEntryField
        editor={editor}
        name="frames"
        addLabel="Добавить кадр"
        getName={({ title }, index) => title || `Кадр ${index + 1}`}
      >
        {(bind) => (
          <>
            <PictureField label="Картинка" {...bind('picture')} />
            <TextField label="Заголовок" {...bind('title')} />
            <TextArea label="Текст" {...bind('text')} />
            <PageLinkField {...bind('link')} />
          </>
        )}
      </RowsEntryField>
    </Panel>
  </>
)

export const entryForm: EntryForm<'story'> = {
  kind: 'story',
  empty: emptySnapshot('story'),
  getPath: () => '/',
  fields: {
    title: { label: 'Название', hint: 'Стоит под круглой обложкой: одно-два слова' },
    cover: { label: 'Обложка', shown: 'picture' },
    frames: {
      label: 'Кадры',
      shown: 'list',
      getText: ({ title, text, picture, link }: Frame) =>
        [title, text, picture, link].filter(Boolean).join(' · '),
    },
    position: { label: 'Место в\u00A0ряду' },
  },
  Fields: StoryFields,
}
