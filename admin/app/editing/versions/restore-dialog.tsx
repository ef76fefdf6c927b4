import type { Entry, VersionPreview } from '@rapport/staff-contract/entries/entries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { entryQuery, refreshLists } from '../entry-queries.ts'

interface RestoreDialogProps {
  version: VersionPreview
  entry: Entry
  path: string
  onClose: () => void
}

/** Restores a version as a draft; the site doesn't change. */
export function RestoreDialog({ version, entry, path, onClose }: RestoreDialogProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callAdmin('restoreVersion', { params: { id: version.id }, form: { version: entry.version } }),
    onSuccess: (result) => {
      refreshLists([result.entry])
      showToast(`Версия №\u00A0${version.number} вернулась в\u00A0черновик`)
      void navigate(path)
    },
    // Another member has changed the entry; the next try starts from the new version.
    onError: () => void queryClient.invalidateQueries(entryQuery(entry.id)),
  })
  return (
    <Dialog heading={`Вернуть версию №\u00A0${version.number}?`} isOpen onClose={onClose}>
      <p>Она станет черновиком; на&nbsp;сайте ничего не&nbsp;изменится, пока вы&nbsp;не&nbsp;опубликуете.</p>
      {(entry.state === 'edited' || entry.state === 'draft') && (
        <p>Нынешний черновик она заменит: он&nbsp;останется среди версий, если его сохраняли.</p>
      )}
      {error && failureText(error) && <Notice kind="error">{failureText(error)}</Notice>}
      <DialogActions>
        <Button isPending={isPending} onPress={() => mutate()}>
          Вернуть
        </Button>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </DialogActions>
    </Dialog>
  )
}
