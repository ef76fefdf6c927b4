import { findDocumentError } from '@rapport/staff-contract/media/documents'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../api/admin-error.ts'
import { sendFile } from '../api/send-file.ts'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { showToast } from '../ui/toast/toasts.ts'

interface DocumentUploadProps {
  /** File extensions for the file dialog, such as `.pdf`. */
  accept: readonly string[]
  label: string
  /** Name of the field, for screen readers. */
  fieldLabel?: string
  /** Called with the path that forms store. */
  onStored: (path: string) => void
}

/** Uploads a document, a film or captions; shows errors that are known before sending. */
export function DocumentUpload({ accept, label, fieldLabel, onStored }: DocumentUploadProps) {
  const [progress, setProgress] = useState(0)
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => sendFile('uploadDocument', { file, onProgress: setProgress }),
    onSuccess: ({ path, name }) => {
      onStored(path)
      showToast(`Загружено: ${name}`)
    },
    onError: (error) => showToast(failureText(error)),
    onSettled: () => setProgress(0),
  })
  function upload([file]: File[]): void {
    if (!file) return
    const error = findDocumentError(file)
    if (error) showToast(error)
    else mutate(file)
  }
  return (
    <div>
      <FileButton
        variant="secondary"
        accept={accept}
        isPending={isPending}
        onFiles={upload}
        {...(fieldLabel ? { 'aria-label': `${label}: ${fieldLabel}` } : {})}
      >
        {label}
      </FileButton>
      {isPending && <Progress label={label} value={progress} />}
    </div>
  )
}
