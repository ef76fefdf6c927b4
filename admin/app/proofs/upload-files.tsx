import { PROOF_FILE_BYTES_MAX } from '@rapport/contract/proofs/proof-limits'
import { useState } from 'react'
import { sendFile } from '../api/send-file.ts'
import { DropZone } from '../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import styles from './proofs.module.css'
import { proofFailure, useProofWrite } from './use-proof-write.ts'

const ACCEPTED = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.tif', '.tiff']
const MEGABYTES = PROOF_FILE_BYTES_MAX / 1024 / 1024

interface Sending {
  name: string
  progress: number
}

/** Uploads files one after another, by a drop or a choice. The first refused file stops the rest. */
export function UploadFiles({ orderId, label }: { orderId: string; label: string }) {
  const [sending, setSending] = useState<Sending>()
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync, isPending } = useProofWrite(orderId)
  async function upload(files: File[]): Promise<void> {
    setRefusal(undefined)
    for (const file of files) {
      const { name } = file
      if (file.size > PROOF_FILE_BYTES_MAX) return setRefusal(`«${name}» больше ${MEGABYTES}\u00A0МБ`)
      setSending({ name, progress: 0 })
      const key = crypto.randomUUID()
      const onProgress = (progress: number) => setSending({ name, progress })
      try {
        await mutateAsync({
          send: () => sendFile('addProofFile', { params: { id: orderId }, file, onProgress, key }),
        })
      } catch (error) {
        return setRefusal(`«${name}»: ${proofFailure(error as Error) ?? 'не\u00A0загружен'}`)
      } finally {
        setSending(undefined)
      }
    }
  }
  return (
    <DropZone label="Отпустите файлы макета" acceptsPaste={false} onFiles={(files) => void upload(files)}>
      <div className={styles.upload}>
        <FileButton
          variant="secondary"
          accept={ACCEPTED}
          isMultiple
          isPending={isPending && sending !== undefined}
          onFiles={(files) => void upload(files)}
        >
          {label}
        </FileButton>
        <span className={styles.soft}>
          PDF или картинки до&nbsp;{MEGABYTES}&nbsp;МБ, можно перетащить сюда
        </span>
        {sending && (
          <div role="status">
            {sending.progress < 1 ? `Загружается «${sending.name}»` : `Готовим страницы «${sending.name}»`}
            <Progress label={`Загружено: ${sending.name}`} value={sending.progress} />
          </div>
        )}
        {refusal && <Notice kind="error">{refusal}</Notice>}
      </div>
    </DropZone>
  )
}
