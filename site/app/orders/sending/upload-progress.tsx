import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { formatBytes } from '../../ui/text/bytes.ts'
import styles from './upload-progress.module.css'

interface UploadProgressProps {
  sent: number
  total: number
  cancel: () => void
}

/** Upload progress in bytes, with a cancel button. */
export function UploadProgress({ sent, total, cancel }: UploadProgressProps) {
  const box = useRef<HTMLDivElement>(null)
  const isCancelled = useRef(false)
  // The focused cancel button is removed, so focus moves to the submit button.
  useEffect(() => {
    const submit = box.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')
    return () => {
      if (isCancelled.current) submit?.focus()
    }
  }, [])
  const isGone = sent >= total
  return (
    <div ref={box} className={styles.box}>
      <progress aria-label="Отправка файлов" max={total} value={sent} />
      <p>
        {isGone
          ? 'Файлы переданы, ждём ответа…'
          : `Отправлено ${formatBytes(sent)} из\u00a0${formatBytes(total)}`}
      </p>
      {!isGone && (
        <Button
          variant="outline"
          onClick={() => {
            isCancelled.current = true
            cancel()
          }}
        >
          Отменить
        </Button>
      )}
    </div>
  )
}
