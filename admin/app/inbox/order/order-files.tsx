import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import { formatBytes } from '../../ui/text/format-bytes.ts'
import styles from './order-files.module.css'

/** Files of an order; links open them for ten minutes. */
export function OrderFiles({ files }: { files: InboxOrder['files'] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Файлы" className={styles.files}>
      {files.map(({ id, name, size, path }) => (
        <li key={id}>
          {path ? (
            <a href={path} download={name}>
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}{' '}
          <span className={styles.size}>
            {path ? formatBytes(size) : `${formatBytes(size)}, удалён: срок хранения истёк`}
          </span>
        </li>
      ))}
    </ul>
  )
}
