import { useSyncExternalStore } from 'react'
import styles from './frame.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && 'Нет связи. Набранное сохраняется и\u00A0уйдёт, когда связь появится.'}
    </div>
  )
}
