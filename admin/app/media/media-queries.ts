import type { AdminInput } from '@rapport/contract/endpoints/admin/admin-endpoints'
import type { MediaAsset } from '@rapport/contract/media/media-library'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'

/** What a list of pictures is narrowed to. */
export type MediaSelection = Pick<AdminInput<'getMedia'>, 'search' | 'folder' | 'filter'>

export const mediaListQuery = (selection: MediaSelection) =>
  infiniteQueryOptions({
    queryKey: ['media', 'list', selection],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getMedia', {
        params: { ...selection, limit: 50, ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

/** How many pictures a list that is narrowed has. */
export const mediaCountQuery = (selection: MediaSelection) =>
  queryOptions({
    queryKey: ['media', 'count', selection],
    queryFn: ({ signal }) => callAdmin('getMediaCount', { params: selection, signal }),
  })

export const mediaFoldersQuery = queryOptions({
  queryKey: ['media', 'folders'],
  queryFn: async ({ signal }) => (await callAdmin('getMediaFolders', { signal })).folders,
})

export const mediaDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: ['media', 'details', id],
    queryFn: ({ signal }) => callAdmin('getMediaDetails', { params: { id }, signal }),
    // Its widths are being made: whoever looks sees when they are there.
    refetchInterval: ({ state }) => (state.data?.asset.state === 'pending' ? 3000 : false),
  })

/** The picture that a form or a text calls by its file; null where it is gone. */
export const mediaByFileQuery = (file: string) =>
  queryOptions({
    queryKey: ['media', 'file', file],
    queryFn: async ({ signal }): Promise<MediaAsset | null> =>
      (await callAdmin('getMedia', { params: { file, limit: 1 }, signal })).assets[0] ?? null,
  })

/** Has every list and form know that pictures have changed. */
export const refreshMedia = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['media'] })
