import type { ImportKind } from '@rapport/staff-contract/imports/import-kinds'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminError } from '../api/admin-error.ts'
import { sendFile } from '../api/send-file.ts'

const MEGABYTE = 1024 * 1024

/** Uploads a file for an import and opens its screen. A second file waits until the first has ended. */
export function useSendImport(maxBytes: number) {
  const [progress, setProgress] = useState(0)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: ({ kind, file }: { kind: ImportKind; file: File }) => {
      setProgress(0)
      // Checked before an upload that may take minutes.
      if (file.size > maxBytes)
        throw new AdminError('status', staffMessages.fileTooLarge(maxBytes / MEGABYTE))
      return sendFile('uploadImport', { form: { kind }, file, onProgress: setProgress })
    },
    onSuccess: async ({ import: run }) => {
      await queryClient.invalidateQueries({ queryKey: ['imports', 'list'] })
      await navigate(`/imports/${run.id}/`)
    },
  })
  const send = (kind: ImportKind, file: File) => {
    if (!sending.isPending) sending.mutate({ kind, file })
  }
  return { sending, progress, send }
}
