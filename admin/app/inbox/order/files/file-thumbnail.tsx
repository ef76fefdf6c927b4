import { type OrderFileExtension, orderFileExtension } from '@rapport/contract/orders/order-files'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useState } from 'react'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import styles from './file-thumbnail.module.css'

const TABLE = ['xls', 'xlsx']
const TEXT = ['pdf', 'doc', 'docx']
const ARCHIVE = ['zip', 'rar', '7z']
const LAYOUT = ['ai', 'eps', 'cdr', 'psd', 'svg']

function iconOf(extension: OrderFileExtension | undefined): IconName {
  if (!extension || TEXT.includes(extension)) return 'page'
  if (TABLE.includes(extension)) return 'table'
  if (ARCHIVE.includes(extension)) return 'archive'
  return LAYOUT.includes(extension) ? 'layers' : 'picture'
}

interface FileThumbnailProps {
  file: InboxOrder['files'][number]
  /** Whether it may be loaded: pictures of an order are drawn one after another, and each that waits holds a connection. */
  isNext: boolean
  onSettled: () => void
}

/** A small picture of a file in a box that is there before it; the sign of its kind where there is none. */
export function FileThumbnail({ file: { name, thumbnailPath }, isNext, onSettled }: FileThumbnailProps) {
  const [isShown, setShown] = useState(false)
  const [failedPath, setFailedPath] = useState<string>()
  const extension = orderFileExtension(name)
  const path = thumbnailPath !== failedPath ? thumbnailPath : null
  return (
    <span className={styles.box}>
      {!(path && isShown) && (
        <span aria-hidden="true" className={styles.kind}>
          <Icon name={iconOf(extension)} />
          {extension}
        </span>
      )}
      {path && isNext && (
        <img
          // Read as it is set: without `loading` first the picture is loaded at once.
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
