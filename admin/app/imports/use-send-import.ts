import type { TableKind } from '@rapport/staff-contract/imports/import-kinds'
import {
  FEED_BYTES_MAX,
  IMPORT_BYTES_MAX,
  PICTURES_BYTES_MAX,
} from '@rapport/staff-contract/imports/import-limits'
import type { ImportRun } from '@rapport/staff-contract/imports/imports'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminError } from '../api/admin-error.ts'
import { sendFile } from '../api/send-file.ts'

const MEGABYTE = 1024 * 1024

type SentKind = TableKind | 'catalogue' | 'pictures' | 'feed'

const BYTES_MAX: Partial<Record<SentKind, number>> = { pictures: PICTURES_BYTES_MAX, feed: FEED_BYTES_MAX }

/** Starts an import and opens its screen. A second one waits until the first has ended. */
export function useSendImport() {
  const [progress, setProgress] = useState(0)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (create: () => Promise<{ import: ImportRun }>) => {
      setProgress(0)
      return create()
    },
    onSuccess: async ({ import: run }) => {
      await queryClient.invalidateQueries({ queryKey: ['imports', 'list'] })
      await navigate(`/imports/${run.id}/`)
    },
  })
  const start = (create: () => Promise<{ import: ImportRun }>) => {
    if (!sending.isPending) sending.mutate(create)
  }
  /** Uploads a file. A function may build it first. */
  const send = (kind: SentKind, given: File | (() => Promise<File>)) =>
    start(async () => {
      const file = given instanceof File ? given : await given()
      const maxBytes = BYTES_MAX[kind] ?? IMPORT_BYTES_MAX
      // Checked before an upload that may take minutes.
      if (file.size > maxBytes)
        throw new AdminError('status', staffMessages.fileTooLarge(maxBytes / MEGABYTE))
      const request = { file, onProgress: setProgress }
      if (kind === 'pictures') return sendFile('uploadPictures', request)
      return kind === 'feed'
        ? sendFile('uploadFeed', request)
        : sendFile('uploadImport', { form: { kind }, ...request })
    })
  return { sending, progress, send, start }
}
