import { findDocumentError } from '@rapport/staff-contract/media/documents'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../api/admin-error.ts'
import { sendFile } from '../api/send-file.ts'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { showToast } from '../ui/toast/toasts.ts'

interface DocumentUploadProps {
  /** Endings of the files that the window offers, as `.pdf`. */
  accept: readonly string[]
  /** What the button says. */
  label: string
  /** What it is of, for who can't see the field above it. */
  of?: string
  /** Called with the path that forms name the file by. */
  onStored: (path: string) => void
}

/** Uploads a document, a film or captions; what is wrong with it is said at once, before it is sent. */
export function DocumentUpload({ accept, label, of, onStored }: DocumentUploadProps) {
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
        {...(of ? { 'aria-label': `${label}: ${of}` } : {})}
      >
        {label}
      </FileButton>
      {isPending && <Progress label={label} value={progress} />}
    </div>
  )
}
