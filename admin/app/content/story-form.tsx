import { SHORT_TEXT_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { STORY_FRAMES_MAX, STORY_TITLE_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import type { StorySnapshot } from '@rapport/staff-contract/snapshots/story-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { RowsField } from '../editing/fields/rows-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { PictureField } from '../media/picture-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'

type Frame = StorySnapshot['frames'][number]

const fields = {
  title: { label: 'Название' },
  cover: { label: 'Обложка', shown: 'picture' },
  frames: {
    label: 'Кадры',
    shown: 'list',
    textOf: ({ title, text, picture, link }: Frame) =>
      [title, text, picture, link].filter(Boolean).join(' · '),
  },
  position: { label: 'Место в\u00A0ряду' },
} satisfies EntryForm<'story'>['fields']

const EMPTY_FRAME: Frame = { picture: null, title: '', text: '', link: null }

const StoryFields = ({ editor }: EntryFieldsProps<'story'>) => (
  <>
    <Panel heading="История">
      <Field editor={editor} name="title">
        {(field) => (
          <TextField
            label={fields.title.label}
            hint="Стоит под круглой обложкой: одно-два слова"
            maxLength={STORY_TITLE_MAX}
            {...field}
          />
        )}
      </Field>
      <Field editor={editor} name="cover">
        {(field) => <PictureField label={fields.cover.label} {...field} />}
      </Field>
    </Panel>
    <Panel heading="Кадры" lead="Открываются один за&nbsp;другим, когда нажимают на&nbsp;обложку.">
      <Field editor={editor} name="frames">
        {(field, errorsWithin) => (
          <RowsField
            label={fields.frames.label}
            addLabel="Добавить кадр"
            emptyRow={EMPTY_FRAME}
            max={STORY_FRAMES_MAX}
            nameOf={({ title }, index) => title || `Кадр ${index + 1}`}
            errorsWithin={errorsWithin}
            {...field}
          >
            {(bind) => (
              <>
                <PictureField label="Картинка" {...bind('picture')} />
                <TextField label="Заголовок" maxLength={TITLE_MAX} {...bind('title')} />
                <TextArea label="Текст" maxLength={SHORT_TEXT_MAX} {...bind('text')} />
                <LinkField {...bind('link')} />
              </>
            )}
          </RowsField>
        )}
      </Field>
    </Panel>
  </>
)

export const storyForm: EntryForm<'story'> = {
  kind: 'story',
  empty: { title: '', cover: null, frames: [], position: null },
  pathOf: () => '/',
  fields,
  Fields: StoryFields,
}

/** Where something leads to: a page of this site. */
const LinkField = ({ value, onChange, ...props }: EntryField<string | null>) => (
  <TextField
    label="Ведёт на&nbsp;страницу"
    hint={
      <>
        Адрес на&nbsp;этом сайте: <code>/catalog/</code>; пусто&nbsp;— никуда
      </>
    }
    spellCheck="false"
    {...props}
    value={value ?? ''}
    onChange={(path) => onChange(path.trim() || null)}
  />
)
