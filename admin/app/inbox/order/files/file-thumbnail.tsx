import { type OrderFileExtension, orderFileExtension } from '@rapport/contract/orders/order-files'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useState } from 'react'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import styles from './file-thumbnail.module.css'

const TABLE = ['xls', 'xlsx']
const TEXT = ['pdf', 'doc', 'docx']
const ARCHIVE = ['zip', 'rar', '7z']
const LAYOUT = ['ai', 'eps', 'cdr', 'psd', 'svg']

function findIcon(extension: OrderFileExtension | undefined): IconName {
  if (!extension || TEXT.includes(extension)) return 'page'
  if (TABLE.includes(extension)) return 'table'
  if (ARCHIVE.includes(extension)) return 'archive'
  return LAYOUT.includes(extension) ? 'layers' : 'picture'
}

interface FileThumbnailProps {
  file: InboxOrder['files'][number]
  /**
   * Whether it may load now: the server renders previews one by one, and each waiting request holds a
   * connection.
   */
  isNext: boolean
  onSettled: () => void
}

/** Thumbnail of a file in a box of fixed size; the icon of its type if there is none. */
export function FileThumbnail({ file: { name, thumbnailPath }, isNext, onSettled }: FileThumbnailProps) {
  const [isShown, setShown] = useState(false)
  const [failedPath, setFailedPath] = useState<string>()
  const extension = orderFileExtension(name)
  const path = thumbnailPath !== failedPath ? thumbnailPath : null
  return (
    <span className={styles.box}>
      {!(path && isShown) && (
        <span aria-hidden="true" className={styles.kind}>
          <Icon name={findIcon(extension)} />
          {extension}
        </span>
      )}
      {path && isNext && (
        <img
          // Before `src`: without it the image starts loading immediately.
          loading="lazy"
          src={path}
          alt={`Миниатюра файла «${name}»`}
          width={72}
          height={72}
          className={styles.picture}
          data-shown={isShown || undefined}
          onLoad={() => {
            setShown(true)
            onSettled()
          }}
          onError={() => {
            setShown(false)
            setFailedPath(path)
            onSettled()
          }}
        />
      )}
    </span>
  )
}
