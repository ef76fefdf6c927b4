import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { REFERRER_MAX } from '@rapport/contract/orders/order-limits'
import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import type { ExcursionVideoSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import { HOME_LIST_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { BodyField } from '../editing/fields/body-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { fieldsWithin } from '../editing/fields/fields-within.ts'
import { RowsField } from '../editing/fields/rows-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { PictureField } from '../media/picture-field.tsx'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import { TextField, type TextFieldProps } from '../ui/field/text-field.tsx'
import { FilmField } from './film-field.tsx'
import { homeFields } from './home-fields.ts'
import styles from './home-form.module.css'

const VideoAddressField = (props: Partial<TextFieldProps>) => (
  <TextField
    label="Видео"
    inputMode="url"
    spellCheck="false"
    maxLength={REFERRER_MAX}
    hint="Адрес видео на&nbsp;Рутубе"
    {...props}
  />
)

const UploadedOnField = (props: EntryField<string | null>) => (
  <DateField
    label="Дата выхода"
    hint="Когда видео появилось на&nbsp;Рутубе: без&nbsp;даты поисковики его не&nbsp;покажут"
    {...props}
  />
)

/** The video of the factory and the words beside it. */
export const VideoFields = ({ editor }: EntryFieldsProps<'home'>) => (
  <Field editor={editor} name="video">
    {(field, errors) => {
      const { bind, errorsWithin } = fieldsWithin(field, errors)
      return (
        <>
          <TextField label="Заголовок" maxLength={TITLE_MAX} {...bind('title')} />
          <VideoAddressField hint="Адрес видео на&nbsp;Рутубе; пусто&nbsp;— блока нет" {...bind('video')} />
          <UploadedOnField {...bind('uploadedOn')} />
          <PictureField label="Картинка, пока видео не&nbsp;включили" isOptional {...bind('picture')} />
          <BodyField label="Текст рядом" {...bind('text')} />
          <FilmField errorsWithin={errorsWithin('film')} {...bind('film')} />
        </>
      )
    }}
  </Field>
)

/** The videos of the excursion. */
export const ExcursionVideosField = (
  props: EntryField<ExcursionVideoSnapshot[]> & { errorsWithin: FieldErrors },
) => (
  <RowsField
    label={homeFields['excursion.list'].label}
    addLabel="Добавить видео"
    emptyRow={{ picture: null, title: '', video: '', film: null, uploadedOn: null }}
    max={HOME_LIST_MAX}
    nameOf={({ title }, index) => title || `Видео ${index + 1}`}
    {...props}
  >
    {(bind, _row, _change, errorsWithin) => (
      <>
        <div className={styles.columns}>
          <PictureField label="Картинка" {...bind('picture')} />
          <div className={styles.words}>
            <TextField label="Название" maxLength={TITLE_MAX} {...bind('title')} />
            <VideoAddressField {...bind('video')} />
            <UploadedOnField {...bind('uploadedOn')} />
          </div>
        </div>
        <FilmField errorsWithin={errorsWithin('film')} {...bind('film')} />
      </>
    )}
  </RowsField>
)
