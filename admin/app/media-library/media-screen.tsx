import { MEDIA_FILTERS } from '@rapport/staff-contract/media/media-library'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useDeferredValue } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { useQueryChange } from '../lists/use-query-change.ts'
import { IMAGE_TYPES } from '../media/image-types.ts'
import type { MediaSelection } from '../media/media-queries.ts'
import { MediaToolbar } from '../media/media-toolbar.tsx'
import { UploadList } from '../media/upload-list.tsx'
import { addUploads } from '../media/uploads.ts'
import { DropZone } from '../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import { LibraryGrid } from './library-grid.tsx'

function upload(files: File[]): void {
  const left = addUploads(files)
  if (left > 0) showToast(`Не\u00A0поместилось файлов: ${left}. Загрузите их, когда уйдут эти`)
}

export function Component() {
  const { member } = useSession()
  const [selection, select] = useMediaSelection()
  const shown = useDeferredValue(selection)
  const mayUpload = hasPermission(member.role, 'media.upload')
  return (
    <>
      <h1>Картинки</h1>
      <Panel
        heading="Библиотека"
        lead={
          mayUpload
            ? 'Бросьте файлы на\u00A0список, вставьте из\u00A0буфера или выберите. Одинаковые не\u00A0повторяются.'
            : undefined
        }
        actions={
          mayUpload && (
            <FileButton accept={IMAGE_TYPES} isMultiple onFiles={upload}>
              Загрузить
            </FileButton>
          )
        }
      >
        <DropZone label="Отпустите, чтобы загрузить" onFiles={upload} isDisabled={!mayUpload}>
          <UploadList />
          <MediaToolbar selection={selection} onChange={select} />
          <LibraryGrid selection={shown} />
        </DropZone>
      </Panel>
      <Outlet />
    </>
  )
}

function useMediaSelection(): [MediaSelection, (changes: MediaSelection) => void] {
  const [params] = useSearchParams()
  const change = useQueryChange()
  const filter = MEDIA_FILTERS.find((name) => name === params.get('filter'))
  const selection = {
    search: params.get('search') ?? undefined,
    folder: params.get('folder') ?? undefined,
    filter,
  }
  const select = (changes: MediaSelection) =>
    change(Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? ''])))
  return [selection, select]
}
