import { useQuery } from '@tanstack/react-query'
import { mediaByFileQuery } from '../../media/media-queries.ts'
import { usePicturePicker } from '../../media/picture-picker.tsx'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'
import styles from './pictures-field.module.css'

interface PicturesFieldProps extends EntryField<string[]> {
  label: string
  hint?: string
  max: number
}

/** Pictures of the library in order, by the names of their files; none stands there twice. */
export function PicturesField({ label, hint, max, value, onChange, errors, isReadOnly }: PicturesFieldProps) {
  const { pickPicture, pickerDialog } = usePicturePicker()
  async function add(): Promise<void> {
    const picked = await pickPicture()
    if (picked) onChange([...new Set([...value, picked.file])])
  }
  return (
    <>
      <SortableList
        label={label}
        {...(hint ? { hint } : {})}
        items={value}
        onChange={onChange}
        nameOf={(_, index) => `Картинка ${index + 1}`}
        addLabel="Добавить картинку"
        onAdd={() => void add()}
        max={max}
        empty="Пока ни одной."
        errors={errors}
        isReadOnly={isReadOnly}
      >
        {(file) => <PictureRow file={file} />}
      </SortableList>
      {pickerDialog}
    </>
  )
}

function PictureRow({ file }: { file: string }) {
  const { data: asset } = useQuery(mediaByFileQuery(file))
  return (
    <div className={styles.row}>
      {asset && <Thumbnail picture={asset.picture} wanted={160} className={styles.image} />}
      <span className={styles.words}>
        <code>{asset?.name ?? file}</code>
        {asset === null && <span className={styles.error}>Этой картинки больше нет</span>}
        {asset && <span className={styles.alt}>{asset.picture.alt || 'Без описания'}</span>}
      </span>
    </div>
  )
}
