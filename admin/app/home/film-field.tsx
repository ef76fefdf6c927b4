import type { FilmSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import { type CompoundField, fieldsWithin } from '../editing/fields/fields-within.ts'
import { NumberField } from '../editing/fields/number-field.tsx'
import { DocumentUpload } from '../media/document-upload.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import styles from './home-form.module.css'

const EMPTY_FILM: FilmSnapshot = { src: '', captions: '', start: 0, end: null }

/** Film stored on the site, for visitors who can't reach the video host. */
export function FilmField({ value, ...field }: CompoundField<FilmSnapshot | null>) {
  const { bind } = fieldsWithin({
    ...field,
    value: value ?? EMPTY_FILM,
    onChange: (film: FilmSnapshot) => field.onChange(film.src || film.captions ? film : null),
  })
  return (
    <>
      <TextField
        label="Запасной ролик"
        hint="Играет, если видеохостинг недоступен: адрес загруженного файла; пусто&nbsp;— ролика нет"
        spellCheck="false"
        {...bind('src')}
      />
      {!field.isReadOnly && (
        <DocumentUpload
          accept={['.mp4', '.webm']}
          label="Загрузить ролик"
          onStored={(src) => field.onChange({ ...(value ?? EMPTY_FILM), src })}
        />
      )}
      {value && !field.isReadOnly && (
        <DocumentUpload
          accept={['.vtt']}
          label="Загрузить субтитры"
          onStored={(captions) => field.onChange({ ...value, captions })}
        />
      )}
      {value && (
        <div className={styles.columns}>
          <TextField label="Субтитры ролика" spellCheck="false" {...bind('captions')} />
          <NumberField label="С какой секунды" empty={0} {...bind('start')} />
          <NumberField label="По какую" hint="Пусто&nbsp;— до&nbsp;конца" empty={null} {...bind('end')} />
        </div>
      )}
    </>
  )
}
