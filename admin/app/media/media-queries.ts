import type { AdminInput } from '@rapport/staff-contract/endpoints/admin-endpoints'
import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
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

/** Takes a picture that is gone out of every list, before they are asked for anew: nothing of it can be pressed or get the focus. */
export function leaveOutOfLists(client: QueryClient, gone: number): void {
  type Pages = InfiniteData<Awaited<ReturnType<typeof callAdmin<'getMedia'>>>>
  client.setQueriesData<Pages>(
    { queryKey: ['media', 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, assets: page.assets.filter(({ id }) => id !== gone) })),
      },
  )
}

/** Has every list and form know that pictures have changed. */
export const refreshMedia = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['media'] })
