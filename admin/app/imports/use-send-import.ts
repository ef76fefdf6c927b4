import type { ImportKind } from '@rapport/staff-contract/imports/import-kinds'
import { IMPORT_BYTES_MAX, PICTURES_BYTES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminError } from '../api/admin-error.ts'
import { sendFile } from '../api/send-file.ts'

const MEGABYTE = 1024 * 1024

interface SentFile {
  kind: ImportKind
  /** A function may build the file first. */
  file: File | (() => Promise<File>)
}

/** Uploads a file for an import and opens its screen. A second file waits until the first has ended. */
export function useSendImport() {
  const [progress, setProgress] = useState(0)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: async ({ kind, file: given }: SentFile) => {
      setProgress(0)
      const file = given instanceof File ? given : await given()
      const maxBytes = kind === 'pictures' ? PICTURES_BYTES_MAX : IMPORT_BYTES_MAX
      // Checked before an upload that may take minutes.
      if (file.size > maxBytes)
        throw new AdminError('status', staffMessages.fileTooLarge(maxBytes / MEGABYTE))
      return kind === 'pictures'
        ? sendFile('uploadPictures', { file, onProgress: setProgress })
        : sendFile('uploadImport', { form: { kind }, file, onProgress: setProgress })
    },
    onSuccess: async ({ import: run }) => {
      await queryClient.invalidateQueries({ queryKey: ['imports', 'list'] })
      await navigate(`/imports/${run.id}/`)
    },
  })
  const send = (kind: ImportKind, file: SentFile['file']) => {
    if (!sending.isPending) sending.mutate({ kind, file })
  }
  return { sending, progress, send }
}
