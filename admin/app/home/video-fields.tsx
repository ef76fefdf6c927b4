import type { ExcursionVideoSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { BodyField } from '../editing/fields/body-field.tsx'
import { NestedFields } from '../editing/fields/entry-field.tsx'
import type { CompoundField } from '../editing/fields/fields-within.ts'
import { RowsField } from '../editing/fields/rows-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { PictureField } from '../media/picture-field.tsx'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import { TextField, type TextFieldProps } from '../ui/field/text-field.tsx'
import { FilmField } from './film-field.tsx'
import { homeFields } from './home-fields.ts'
import styles from './home-form.module.css'

const VideoUrlField = (props: Partial<TextFieldProps>) => (
  <TextField label="Видео" inputMode="url" spellCheck="false" hint="Адрес видео на&nbsp;Рутубе" {...props} />
)

const UploadedOnField = (props: EntryField<string | null>) => (
  <DateField
    label="Дата выхода"
    hint="Когда видео появилось на&nbsp;Рутубе: без&nbsp;даты поисковики его не&nbsp;покажут"
    {...props}
  />
)

export const VideoFields = ({ editor }: EntryFieldsProps<'home'>) => (
  <NestedFields editor={editor} name="video">
    {(bind, bindCompound) => (
      <>
        <TextField label="Заголовок" {...bind('title')} />
        <VideoUrlField hint="Адрес видео на&nbsp;Рутубе; пусто&nbsp;— блока нет" {...bind('video')} />
        <UploadedOnField {...bind('uploadedOn')} />
        <PictureField label="Картинка, пока видео не&nbsp;включили" isOptional {...bind('picture')} />
        <BodyField label="Текст рядом" {...bind('text')} />
        <FilmField {...bindCompound('film')} />
      </>
    )}
  </NestedFields>
)

export const ExcursionVideosField = (props: CompoundField<ExcursionVideoSnapshot[]>) => (
  <RowsField
    label={homeFields['excursion.list'].label}
    addLabel="Добавить видео"
    getName={({ title }, index) => title || `Видео ${index + 1}`}
    {...props}
  >
    {(bind, _row, _change, bindCompound) => (
      <>
        <div className={styles.columns}>
          <PictureField label="Картинка" {...bind('picture')} />
          <div className={styles.words}>
            <TextField label="Название" {...bind('title')} />
            <VideoUrlField {...bind('video')} />
            <UploadedOnField {...bind('uploadedOn')} />
          </div>
        </div>
        <FilmField {...bindCompound('film')} />
      </>
    )}
  </RowsField>
)
