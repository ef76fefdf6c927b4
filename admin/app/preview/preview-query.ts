import { PREVIEW_HOURS } from '@rapport/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

/** Links to previews of drafts; asked for anew long before they end. */
export const previewQuery = (entryIds: readonly number[]) =>
  queryOptions({
    queryKey: ['preview', ...entryIds],
    queryFn: async ({ signal }) =>
      (await callAdmin('getPreview', { params: { ids: [...entryIds] }, signal })).preview,
    staleTime: (PREVIEW_HOURS / 2) * 3_600_000,
  })
