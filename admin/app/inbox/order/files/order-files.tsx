import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../../../api/admin-api.ts'
import { failureText } from '../../../api/admin-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { formatBytes } from '../../../ui/text/format-bytes.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { AddFile } from './add-file.tsx'
import { FileDialog } from './file-dialog.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'
import styles from './order-files.module.css'

/** Files of an order with previews; all can be downloaded, and writers can add more. */
export function OrderFiles({ order, mayWrite }: { order: InboxOrder; mayWrite: boolean }) {
  const { id, files } = order
  const [opened, setOpened] = useState<InboxOrder['files'][number]>()
  const saveAll = useMutation({
    mutationFn: () => callAdmin('openOrderArchive', { params: { id } }),
    onSuccess: ({ path }) => save(path),
    onError: (error) => showToast(failureText(error)),
  })
  const { isNext, settle } = useLoadingTurns(files)
  const present = files.filter(({ isRemoved }) => !isRemoved)
  return (
    <div>
      {files.length > 0 && (
        <ul aria-label="Файлы" className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <FileThumbnail file={file} isNext={isNext(file)} onSettled={() => settle(file.id)} />
              <span className={styles.about}>
                {file.isRemoved ? (
                  <span className={styles.name}>{file.name}</span>
                ) : (
                  <Button variant="quiet" aria-haspopup="dialog" onPress={() => setOpened(file)}>
                    <span className={styles.name}>{file.name}</span>
                  </Button>
                )}
                <span className={styles.size}>
                  {file.isRemoved
                    ? `${formatBytes(file.size)}, удалён: срок хранения истёк`
                    : formatBytes(file.size)}
                  {file.author && `, ${file.author.name}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {mayWrite && <AddFile order={order} />}
        {present.length > 1 && (
          <Button
            variant="secondary"
            isPending={saveAll.isPending}
            onPress={() => saveAll.isPending || saveAll.mutate()}
          >
            Скачать все архивом
          </Button>
        )}
      </div>
      {opened && <FileDialog file={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

/** Thumbnails loading at once: a waiting request holds one of the browser's few connections. */
const AT_ONCE = 2

/** Loads thumbnails in turn: those after the loaded or failed ones. */
function useLoadingTurns(files: InboxOrder['files']) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const waiting = files.filter(({ id, thumbnailPath }) => thumbnailPath && !settled.has(id)).slice(0, AT_ONCE)
  return {
    isNext: ({ id }: InboxOrder['files'][number]) =>
      settled.has(id) || waiting.some((file) => file.id === id),
    settle: (id: string) => setSettled((before) => new Set(before).add(id)),
  }
}

/** Downloads a same-origin path without leaving the page. */
function save(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
