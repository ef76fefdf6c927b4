import { TRASH_DAYS } from '@rapport/staff-contract/editing/editing-limits'
import type { MediaDetails } from '@rapport/staff-contract/media/media-library'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { sendFile } from '../api/send-file.ts'
import { useSession } from '../api/session-context.ts'
import { IMAGE_TYPES } from '../media/image-types.ts'
import { refreshMedia, removeFromLists } from '../media/media-queries.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './media-details.module.css'

const KEPT = `${TRASH_DAYS}\u00A0дней её можно вернуть такой, какая она сейчас.`

/** Replaces or deletes the file of a picture. */
export function FileActions({ details, onTrashed }: { details: MediaDetails; onTrashed: () => void }) {
  const { asset, usages } = details
  const { role } = useSession().member
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [progress, setProgress] = useState<number>()
  const { id, version } = asset
  const replace = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) =>
      sendFile('replaceMedia', { params: { id }, form: { version }, file, onProgress: setProgress }),
    onSuccess: () => showToast('Файл заменён: на\u00A0сайте уже новый'),
    onSettled: () => {
      setProgress(undefined)
      return refreshMedia(client)
    },
  })
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => callAdmin('trashMedia', { params: { id }, form: { version } }),
    onSuccess: () => {
      removeFromLists(client, id)
      onTrashed()
      showToast('Картинка в\u00A0корзине')
      return refreshMedia(client)
    },
    onError: () => {
      setIsAsking(false)
      return refreshMedia(client)
    },
  })
  const isStanding = usages.some(({ stage }) => stage !== 'version')
  const error = replace.error ?? remove.error
  if (!hasPermission(role, 'media.replace')) return null
  return (
    <section aria-labelledby="file-actions" className={styles.section}>
      <h3 id="file-actions">Файл</h3>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {progress !== undefined && <Progress label="Загружено" value={progress} />}
      <div className={styles.actions}>
        <FileButton
          variant="secondary"
          accept={IMAGE_TYPES}
          isPending={replace.isPending}
          onFiles={([file]) => file && replace.mutate(file)}
        >
          Заменить файл
        </FileButton>
        <Button variant="danger" isDisabled={isStanding} onPress={() => setIsAsking(true)}>
          В&nbsp;корзину
        </Button>
      </div>
      <p className={styles.hint}>
        {isStanding
          ? 'Убрать в\u00A0корзину нельзя: картинка стоит на\u00A0сайте или в\u00A0черновике. Замена файла места сохраняет.'
          : 'Замена файла сохраняет описание, точку внимания и\u00A0места.'}
      </p>
      <Dialog
        role="alertdialog"
        heading="Убрать картинку в&nbsp;корзину?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
      >
        <p>
          {usages.length > 0
            ? `Она осталась в\u00A0прежних версиях. ${KEPT} Потом в\u00A0такой версии картинку придётся выбрать заново.`
            : `${KEPT} Потом файл удалится насовсем.`}
        </p>
        <DialogActions>
          <Button variant="danger" isPending={remove.isPending} onPress={() => remove.mutate()}>
            Убрать
          </Button>
          <Button variant="secondary" autoFocus onPress={() => setIsAsking(false)}>
            Отмена
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
