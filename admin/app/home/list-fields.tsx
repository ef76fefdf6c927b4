import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { SHORT_TEXT_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import type {
  ClientSnapshot,
  ReviewSnapshot,
  SlideSnapshot,
  StepSnapshot,
  WorkSnapshot,
} from '@rapport/staff-contract/snapshots/home-snapshot'
import { HOME_LIST_MAX, SLIDES_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import { RowsField } from '../editing/fields/rows-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { PictureField } from '../media/picture-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { homeFields } from './home-fields.ts'
import styles from './home-form.module.css'

type ListFieldProps<Row> = EntryField<Row[]> & { errorsWithin: FieldErrors }

export const SlidesField = (props: ListFieldProps<SlideSnapshot>) => (
  <RowsField
    label={homeFields.slides.label}
    addLabel="Добавить слайд"
    emptyRow={{ picture: null, portrait: null, title: '', subtitle: '', content: '' }}
    max={SLIDES_MAX}
    nameOf={({ title }, index) => title || `Слайд ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <div className={styles.columns}>
        <div className={styles.words}>
          <PictureField label="Картинка" {...bind('picture')} />
          <PictureField label="Картинка для телефона, 4 : 5" isOptional {...bind('portrait')} />
        </div>
        <div className={styles.words}>
          <TextField label="Заголовок" maxLength={TITLE_MAX} {...bind('title')} />
          <TextField label="Подзаголовок" maxLength={TITLE_MAX} {...bind('subtitle')} />
          <TextArea label="Текст" rows={2} maxLength={SHORT_TEXT_MAX} {...bind('content')} />
        </div>
      </div>
    )}
  </RowsField>
)

interface StepsFieldProps extends ListFieldProps<StepSnapshot> {
  label: string
  addLabel: string
  max: number
}

/** Steps of an order, or facts of the factory. */
export const StepsField = (props: StepsFieldProps) => (
  <RowsField
    emptyRow={{ picture: null, title: '', content: '' }}
    nameOf={({ title }, index) => title || `Строка ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <div className={styles.columns}>
        <PictureField label="Картинка" isOptional {...bind('picture')} />
        <div className={styles.words}>
          <TextField label="Заголовок" maxLength={TITLE_MAX} {...bind('title')} />
          <TextArea label="Текст" rows={2} maxLength={SHORT_TEXT_MAX} {...bind('content')} />
        </div>
      </div>
    )}
  </RowsField>
)

export const ClientsField = (props: ListFieldProps<ClientSnapshot>) => (
  <RowsField
    label={homeFields['clients.list'].label}
    addLabel="Добавить клиента"
    emptyRow={{ picture: null, name: '' }}
    max={HOME_LIST_MAX}
    nameOf={({ name }, index) => name || `Клиент ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <div className={styles.columns}>
        <PictureField label="Знак" {...bind('picture')} />
        <TextField label="Название" maxLength={TITLE_MAX} {...bind('name')} />
      </div>
    )}
  </RowsField>
)

export const WorksField = (props: ListFieldProps<WorkSnapshot>) => (
  <RowsField
    label={homeFields['portfolio.list'].label}
    addLabel="Добавить работу"
    emptyRow={{ picture: null, title: '' }}
    max={HOME_LIST_MAX}
    nameOf={({ title }, index) => title || `Работа ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <div className={styles.columns}>
        <PictureField label="Картинка" {...bind('picture')} />
        <TextArea label="Подпись" rows={2} maxLength={TITLE_MAX} {...bind('title')} />
      </div>
    )}
  </RowsField>
)

export const ReviewsField = (props: ListFieldProps<ReviewSnapshot>) => (
  <RowsField
    label={homeFields['testimonials.list'].label}
    addLabel="Добавить отзыв"
    emptyRow={{ name: '', position: '', content: '' }}
    max={HOME_LIST_MAX}
    nameOf={({ name }, index) => name || `Отзыв ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <>
        <div className={styles.columns}>
          <TextField label="Кто" maxLength={TITLE_MAX} {...bind('name')} />
          <TextField label="Чем занят" maxLength={SHORT_FIELD_MAX} {...bind('position')} />
        </div>
        <TextArea label="Отзыв" maxLength={SHORT_TEXT_MAX} {...bind('content')} />
      </>
    )}
  </RowsField>
)
