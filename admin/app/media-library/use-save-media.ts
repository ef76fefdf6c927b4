import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { AdminError, failureText } from '../api/admin-error.ts'
import { refreshMedia } from '../media/media-queries.ts'
import type { Point } from '../ui/focus-point/focus-point.tsx'
import { showToast } from '../ui/toast/toasts.ts'

export interface MediaEdits {
  alt?: string
  focus?: Point
  folders?: string[]
}

/** Saves the changes one after another: each has its own endpoint, with its own permission. */
async function saveEdits(
  { id, version: first }: MediaAsset,
  { alt, focus, folders }: MediaEdits,
): Promise<void> {
  let version = first
  const params = { id }
  if (alt !== undefined)
    version = (await callAdmin('updateMediaAlt', { params, form: { version, alt } })).asset.version
  if (focus)
    version = (await callAdmin('updateMediaFocus', { params, form: { version, focus } })).asset.version
  if (folders !== undefined) await callAdmin('updateMediaTags', { params, form: { version, tags: folders } })
}

export function useSaveMedia(asset: MediaAsset, onSaved: () => void) {
  const client = useQueryClient()
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (edits: MediaEdits) => saveEdits(asset, edits),
    // Also after a 409: shows the other member's changes beside the unsaved ones.
    onSettled: () => refreshMedia(client),
    onSuccess: () => {
      onSaved()
      showToast('Сохранено: на\u00A0сайте уже так')
    },
  })
  const { error, mutate, isPending } = mutation
  const fields = error instanceof AdminError ? error.fields : {}
  const isAtField = 'alt' in fields || 'tags' in fields
  return { mutate, isPending, error, failure: error && !isAtField ? failureText(error) : undefined }
}
