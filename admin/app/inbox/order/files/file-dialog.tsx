import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { PREVIEW_PAGE_HEADER } from '@rapport/contract/orders/orders'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { STAFF_FILE_MINUTES } from '@rapport/staff-contract/inbox/inbox-limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../../../api/admin-api.ts'
import { failureText } from '../../../api/admin-error.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { formatBytes } from '../../../ui/text/format-bytes.ts'
import styles from './file-dialog.module.css'

interface FileDialogProps {
  file: Pick<InboxOrder['files'][number], 'id' | 'name' | 'size'>
  onClose: () => void
}

export function FileDialog({ file: { id, name, size }, onClose }: FileDialogProps) {
  const { data: links, error } = useQuery({
    queryKey: ['inbox', 'file', id],
    queryFn: () => callAdmin('openOrderFile', { params: { id } }),
    // Each opening is logged and its links expire in minutes, so it is never cached.
    gcTime: 0,
    staleTime: (STAFF_FILE_MINUTES - 1) * MINUTE_MS,
    refetchOnWindowFocus: true,
  })
  return (
    <Dialog heading={name} isOpen onClose={onClose} size="wide">
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {!links && !error && <Skeleton lines={6} />}
      {links && (
        <>
          <Preview key={links.previewPath} path={links.previewPath} name={name} />
          <a href={links.path} download={name} className={styles.save}>
            Скачать, {formatBytes(size)}
          </a>
        </>
      )}
    </Dialog>
  )
}

function Preview({ path, name }: { path: string | null; name: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const { data: shownPage } = useQuery({
    queryKey: ['inbox', 'file-page', path],
    queryFn: () => readShownPage(path ?? ''),
    enabled: path !== null && state === 'shown',
    gcTime: 0,
  })
  if (path === null || state === 'failed')
    return <p className={styles.none}>Такой файл здесь не&nbsp;показать: скачайте его.</p>
  return (
    <div className={styles.preview}>
      {state === 'loading' && <Skeleton lines={6} />}
      <img
        src={path}
        alt={`Лист файла «${name}»`}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        hidden={state === 'loading'}
      />
      {shownPage && <p className={styles.page}>{shownPage}</p>}
    </div>
  )
}

/** Returns the text of the page number, or null for a single page. */
async function readShownPage(path: string): Promise<string | null> {
  const { headers } = await fetch(path, { method: 'HEAD' })
  const [page, pages] = (headers.get(PREVIEW_PAGE_HEADER) ?? '').split('/').map(Number)
  return page && pages && pages > 1 ? `Страница ${page}\u00A0из\u00A0${pages}` : null
}
