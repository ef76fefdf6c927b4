import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ReactNode } from 'react'
import { PictureField } from '../../media/picture-field.tsx'
import { usePicturePicker } from '../../media/picture-picker.tsx'
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx'
import type { EntryField } from '../form/use-entry-editor.ts'

interface PicturesFieldProps extends EntryField<string[]> {
  label: string
  hint?: ReactNode
  max: number
  errorsWithin: FieldErrors
}

/** Sorted list of pictures without duplicates. */
export function PicturesField(props: PicturesFieldProps) {
  const { value, onChange, errorsWithin, isReadOnly, ...list } = props
  const { pickPicture, pickerDialog } = usePicturePicker()
  async function add(): Promise<void> {
    const picked = await pickPicture()
    if (picked) onChange([...new Set([...value, picked.file])])
  }
  return (
    <>
      <SortableList
        {...list}
        items={value}
        onChange={onChange}
        getName={(_, index) => `Картинка ${index + 1}`}
        addLabel="Добавить картинку"
        onAdd={() => void add()}
        isReadOnly={isReadOnly}
      >
        {(file, change, index) => (
          <PictureField
            label={`Картинка ${index + 1}`}
            value={file}
            onChange={(picked) => picked && change(picked)}
            errors={errorsWithin[index] ?? []}
            isReadOnly={isReadOnly}
          />
        )}
      </SortableList>
      {pickerDialog}
    </>
  )
}
