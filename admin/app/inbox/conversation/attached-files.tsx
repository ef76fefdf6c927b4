import { orderFileExtensions } from '@rapport/contract/orders/order-files'
import { Button } from '../../ui/button/button.tsx'
import { FileButton } from '../../ui/drop-zone/file-button.tsx'
import styles from './conversation.module.css'
import type { useAttachedFiles } from './use-attached-files.ts'

const accepted = orderFileExtensions.map((extension) => `.${extension}`)

/** Files of the next message, and the button that adds some. */
export function AttachedFiles(props: ReturnType<typeof useAttachedFiles>) {
  const { files, attach, remove, isPending, isFull } = props
  return (
    <div className={styles.attached}>
      {files.length > 0 && (
        <ul aria-label="Файлы к&nbsp;сообщению" className={styles.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <span className={styles.fileName}>{name}</span>
              <Button variant="quiet" aria-label={`Убрать ${name}`} onPress={() => remove(id)}>
                Убрать
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <FileButton variant="quiet" accept={accepted} isMultiple isPending={isPending} onFiles={attach}>
          Приложить к&nbsp;сообщению
        </FileButton>
      )}
    </div>
  )
}
