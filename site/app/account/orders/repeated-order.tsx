import type { UserOrder, UserOrderFile } from '@rapport/contract/accounts/user-orders'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import styles from '../../ui/file-field/file-rows.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { formatBytes } from '../../ui/text/bytes.ts'
import orderStyles from './user-order.module.css'

/** Names the repeated order in the order form and lists its files, which can be left out. */
export function RepeatedOrder({ order }: { order: UserOrder }) {
  const head = useRef<HTMLParagraphElement>(null)
  const [files, setFiles] = useState(() => order.files.filter((file) => !file.isRemoved))
  const removed = order.files.filter((file) => file.isRemoved)
  useEffect(() => {
    head.current?.focus()
    head.current?.scrollIntoView({ block: 'center' })
  }, [])
  const leaveOut = ({ id }: UserOrderFile) => {
    setFiles(files.filter((file) => file.id !== id))
    head.current?.focus()
  }
  return (
    <div className={orderStyles.repeated}>
      <p ref={head} tabIndex={-1}>
        <strong>
          Повтор заявки <span className={orderStyles.number}>№&nbsp;{order.number}.</span>
        </strong>{' '}
        Проверьте, всё&nbsp;ли верно, и&nbsp;отправьте.
      </p>
      <input type="hidden" name="repeatFiles" value={files.map(({ id }) => id).join()} />
      {files.length > 0 && (
        <ul aria-label="Файлы прежней заявки" className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <Icon name="attach" size={20} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatBytes(file.size)}</span>
              <IconButton icon="close" label={`Убрать файл ${file.name}`} onClick={() => leaveOut(file)} />
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <p className={orderStyles.soft}>
          Больше не&nbsp;хранятся, приложите заново: {removed.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </div>
  )
}
