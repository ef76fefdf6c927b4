import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { useSession } from '../api/session-context.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { DropZone } from '../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { IMAGE_TYPES } from './image-types.ts'
import { MediaGrid } from './media-grid.tsx'
import type { MediaSelection } from './media-queries.ts'
import { MediaTile } from './media-tile.tsx'
import { MediaToolbar } from './media-toolbar.tsx'
import { UploadList } from './upload-list.tsx'
import { addUploads, getUploads, subscribeToUploads } from './uploads.ts'

/**
 * Returns a function that opens the media library, and its dialog to render. The promise resolves to
 * undefined if the user cancels.
 */
export function usePicturePicker(): {
  pickPicture: () => Promise<MediaAsset | undefined>
  pickerDialog: ReactNode
} {
  const [pending, setPending] = useState<PromiseWithResolvers<MediaAsset | undefined>>()
  const pickPicture = useCallback(() => {
    const created = Promise.withResolvers<MediaAsset | undefined>()
    setPending(created)
    return created.promise
  }, [])
  const answer = (asset: MediaAsset | undefined) => {
    pending?.resolve(asset)
    setPending(undefined)
  }
  return { pickPicture, pickerDialog: pending && <PickerDialog onAnswer={answer} /> }
}

function PickerDialog({ onAnswer }: { onAnswer: (asset: MediaAsset | undefined) => void }) {
  const { member } = useSession()
  const [selection, setSelection] = useState<MediaSelection>({})
  const shown = useDeferredValue(selection)
  const mayUpload = hasPermission(member.role, 'media.upload')
  const [uploadId, setUploadId] = useState<number>()
  const uploads = useSyncExternalStore(subscribeToUploads, getUploads)
  const uploaded = uploads.find(({ id }) => id === uploadId)?.asset
  const choose = useEffectEvent(onAnswer)
  useEffect(() => {
    if (uploaded) choose(uploaded)
  }, [uploaded])
  /** A single new picture is the chosen one. */
  function upload(files: File[]): void {
    addUploads(files)
    setUploadId(files.length === 1 ? getUploads().at(-1)?.id : undefined)
  }
  return (
    <Dialog heading="Выберите картинку" size="wide" isOpen onClose={() => onAnswer(undefined)}>
      <DropZone label="Отпустите, чтобы загрузить" onFiles={upload} isDisabled={!mayUpload}>
        {mayUpload && (
          <div>
            <FileButton variant="secondary" accept={IMAGE_TYPES} isMultiple onFiles={upload}>
              Загрузить новую
            </FileButton>
          </div>
        )}
        <UploadList />
        <MediaToolbar
          isChoice
          selection={selection}
          onChange={(changes) => setSelection((present) => ({ ...present, ...changes }))}
        />
        <MediaGrid selection={shown}>
          {(asset, className) => (
            <button type="button" className={className} onClick={() => onAnswer(asset)}>
              <MediaTile asset={asset} />
            </button>
          )}
        </MediaGrid>
      </DropZone>
    </Dialog>
  )
}
