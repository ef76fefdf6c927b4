import { Suspense, useState } from 'react'
import { loadPictureFields } from '../editing/bulk/batch-kinds.ts'
import type { BulkTarget } from '../editing/bulk/bulk-edit-dialog.tsx'
import { ChosenBar } from '../lists/chosen-bar.tsx'
import { Button } from '../ui/button/button.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'

const BulkEditDialog = lazyPart(
  async () => (await import('../editing/bulk/bulk-edit-dialog.tsx')).BulkEditDialog,
)

interface ChosenPicturesProps {
  target: BulkTarget
  text: string
  onCleared: () => void
}

export function ChosenPictures({ target, text, onCleared }: ChosenPicturesProps) {
  const [isChanging, setIsChanging] = useState(false)
  return (
    <ChosenBar text={text} onCleared={onCleared}>
      <Button onPress={() => setIsChanging(true)}>Изменить…</Button>
      {isChanging && (
        <Suspense>
          <BulkEditDialog
            kind="picture"
            target={target}
            chosen={text}
            loadFields={loadPictureFields}
            onClose={() => setIsChanging(false)}
          />
        </Suspense>
      )}
    </ChosenBar>
  )
}
