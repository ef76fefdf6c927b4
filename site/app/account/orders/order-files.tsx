import type { UserOrderFile } from '@rapport/contract/accounts/user-orders'
import { useState } from 'react'
import { loadUserData } from '../../browser/requests/api.ts'
import styles from '../../ui/file-field/file-rows.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { formatBytes } from '../../ui/text/bytes.ts'
import { showToast } from '../../ui/toast/toast-messages.ts'

interface OrderFilesProps {
  number: string
  files: UserOrderFile[]
}

/** Files of an order with download buttons. */
export function OrderFiles({ number, files }: OrderFilesProps) {
  const [busy, setBusy] = useState<string>()
  async function download({ id, name }: UserOrderFile): Promise<void> {
    if (busy !== undefined) return
    setBusy(id)
    try {
      const { url } = await loadUserData('getUserOrderFile', { number, id })
      saveFile(url, name)
    } catch {
      showToast(`Не получилось скачать «${name}». Попробуйте ещё раз.`, 'failure')
    }
    setBusy(undefined)
  }
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          {file.isRemoved ? (
            <p className={styles.file}>
              <Icon name="attach" size={20} />
              <span className={styles.gone}>
                {file.name}
                <small>удалён: срок хранения истёк</small>
              </span>
            </p>
          ) : (
            <button type="button" className={styles.file} onClick={() => download(file)}>
              <Icon name="download" size={20} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatBytes(file.size)}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Downloads a URL without leaving the page. */
function saveFile(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
