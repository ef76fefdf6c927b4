import type {
  ClientSnapshot,
  ReviewSnapshot,
  SlideSnapshot,
  StepSnapshot,
  WorkSnapshot,
} from '@rapport/staff-contract/snapshots/home-snapshot'
import type { CompoundField } from '../editing/fields/fields-within.ts'
import { RowsField } from '../editing/fields/rows-field.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { homeFields } from './home-fields.ts'
import styles from './home-form.module.css'

export const SlidesField = (props: CompoundField<SlideSnapshot[]>) => (
  <RowsField
    label={homeFields.slides.label}
    addLabel="Добавить слайд"
    getName={({ title }, index) => title || `Слайд ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <div className={styles.columns}>
        <div className={styles.words}>
          <PictureField label="Картинка" {...bind('picture')} />
          <PictureField label="Картинка для телефона, 4 : 5" isOptional {...bind('portrait')} />
        </div>
        <div className={styles.words}>
          <TextField label="Заголовок" {...bind('title')} />
          <TextField label="Подзаголовок" {...bind('subtitle')} />
          <TextArea label="Текст" rows={2} {...bind('content')} />
        </div>
      </div>
    )}
  </RowsField>
)

interface StepsFieldProps extends CompoundField<StepSnapshot[]> {
  label: string
  addLabel: string
}

export const StepsField = (props: StepsFieldProps) => (
  <RowsField getName={({ title }, index) => title || `Строка ${index + 1}`} {...props}>
    {(bind) => (
      <div className={styles.columns}>
        <PictureField label="Картинка" isOptional {...bind('picture')} />
        <div className={styles.words}>
          <TextField label="Заголовок" {...bind('title')} />
          <TextArea label="Текст" rows={2} {...bind('content')} />
        </div>
      </div>
    )}
  </RowsField>
)

export const ClientsField = (props: CompoundField<ClientSnapshot[]>) => (
  <RowsField
    label={homeFields['clients.list'].label}
    addLabel="Добавить клиента"
    getName={({ name }, index) => name || `Клиент ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <div className={styles.columns}>
        <PictureField label="Знак" {...bind('picture')} />
        <TextField label="Название" {...bind('name')} />
      </div>
    )}
  </RowsField>
)

export const WorksField = (props: CompoundField<WorkSnapshot[]>) => (
  <RowsField
    label={homeFields['portfolio.list'].label}
    addLabel="Добавить работу"
    getName={({ title }, index) => title || `Работа ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <div className={styles.columns}>
        <PictureField label="Картинка" {...bind('picture')} />
        <TextArea label="Подпись" rows={2} {...bind('title')} />
      </div>
    )}
  </RowsField>
)

export const ReviewsField = (props: CompoundField<ReviewSnapshot[]>) => (
  <RowsField
    label={homeFields['testimonials.list'].label}
    addLabel="Добавить отзыв"
    getName={({ name }, index) => name || `Отзыв ${index + 1}`}
    {...props}
  >
    {(bind) => (
      <>
        <div className={styles.columns}>
          <TextField label="Кто" {...bind('name')} />
          <TextField label="Чем занят" {...bind('position')} />
        </div>
        <TextArea label="Отзыв" {...bind('content')} />
      </>
    )}
  </RowsField>
)
