import type { InboxMessage } from '@rapport/staff-contract/inbox/conversation'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import styles from './conversation.module.css'

const FileDialog = lazyPart(async () => (await import('../order/files/file-dialog.tsx')).FileDialog)

/** Files of a message, which open in a dialog. */
export function MessageFiles({ files }: Pick<InboxMessage, 'files'>) {
  const [opened, setOpened] = useState<InboxMessage['files'][number]>()
  if (files.length === 0) return null
  return (
    <>
      <ul aria-label="Файлы сообщения" className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            {file.isRemoved ? (
              <span className={styles.fileName}>{file.name}, удалён: срок хранения истёк</span>
            ) : (
              <Button variant="quiet" aria-haspopup="dialog" onPress={() => setOpened(file)}>
                <span className={styles.fileName}>{file.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && <FileDialog file={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
