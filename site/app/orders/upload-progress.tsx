import { useEffect, useRef } from 'react'
import { Button } from '../ui/button/button.tsx'
import { formatBytes } from '../ui/text/bytes.ts'
import styles from './upload-progress.module.css'

interface UploadProgressProps {
  /** Bytes. */
  sent: number
  total: number
  cancel: () => void
}

/** Shows how much of the files has gone out, with a button that ends the sending. */
export function UploadProgress({ sent, total, cancel }: UploadProgressProps) {
  const box = useRef<HTMLDivElement>(null)
  const isCancelled = useRef(false)
  // The button with the focus goes: the keyboard goes on at the button that sends.
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
