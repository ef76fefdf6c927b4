import { useSyncExternalStore } from 'react'
import { useUnsavedChanges } from '../forms/unsaved-changes.ts'
import { Button } from '../ui/button/button.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import styles from './upload-list.module.css'
import { clearUploads, getUploads, repeatUpload, subscribeToUploads, type Upload } from './uploads.ts'

const STATES: Record<Upload['state'], string> = {
  waiting: 'Ждёт очереди',
  sending: 'Загружается',
  done: 'Загружено',
  duplicate: 'Уже есть в\u00A0библиотеке',
  failed: 'Не\u00A0загружено',
}

export function UploadList() {
  const uploads = useSyncExternalStore(subscribeToUploads, getUploads)
  const isRunning = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  useUnsavedChanges(isRunning)
  if (uploads.length === 0) return null
  const finished = uploads.filter(({ state }) => state === 'done' || state === 'duplicate').length
  return (
    <section aria-label="Загрузка файлов" className={styles.uploads}>
      <header className={styles.header}>
        <p role="status">
          Загружено {finished} из&nbsp;{uploads.length}
        </p>
        {!isRunning && (
          <Button variant="quiet" onPress={clearUploads}>
            Убрать список
          </Button>
        )}
      </header>
      <ul className={styles.list}>
        {uploads.map(({ id, name, state, progress, failure, isRefused }) => (
          <li key={id} className={styles.upload}>
            <code className={styles.name}>{name}</code>
            <span className={state === 'failed' ? styles.failure : styles.state}>
              {failure ?? STATES[state]}
            </span>
            {state === 'sending' && <Progress label={`Загружено: ${name}`} value={progress} />}
            {state === 'failed' && !isRefused && (
              <Button variant="quiet" onPress={() => repeatUpload(id)}>
                Загрузить ещё раз
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
