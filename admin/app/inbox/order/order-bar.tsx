import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { FileButton } from '../../ui/drop-zone/file-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useAddFiles } from './files/add-file.tsx'
import styles from './order-bar.module.css'

/** Bar with the most used actions, at the bottom of a phone. */
export function OrderBar({ order, onNote }: { order: InboxOrder; onNote: () => void }) {
  const { add } = useAddFiles(order)
  return (
    <nav aria-label="Под рукой" className={styles.bar}>
      {order.phone && (
        <a href={`tel:${order.phone}`} className={styles.call}>
          <Icon name="call" />
          Звонок
        </a>
      )}
      <button type="button" className={styles.action} onClick={() => scrollTo({ top: 0 })}>
        <Icon name="check" />
        Статус
      </button>
      <button type="button" className={styles.action} onClick={onNote}>
        <Icon name="pencil" />
        Заметка
      </button>
      <FileButton variant="quiet" accept={['image/*']} isCamera onFiles={add}>
        <Icon name="camera" />
        Фото
      </FileButton>
    </nav>
  )
}
