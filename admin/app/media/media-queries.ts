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
    // Poll while the server makes the smaller widths.
    refetchInterval: ({ state }) => (state.data?.asset.state === 'pending' ? 3000 : false),
  })

/** Picture by the file name that forms and texts store; null if it is deleted. */
export const mediaByFileQuery = (file: string) =>
  queryOptions({
    queryKey: ['media', 'file', file],
    queryFn: async ({ signal }): Promise<MediaAsset | null> =>
      (await callAdmin('getMedia', { params: { file, limit: 1 }, signal })).assets[0] ?? null,
  })

interface PendingPictures {
  left: number
  /** The most that were left since none was. */
  total: number
}

/** Pictures whose smaller widths the server makes; polled while there are any. */
export const pendingPicturesQuery = queryOptions({
  queryKey: ['media', 'pending'],
  queryFn: async ({ signal, client, queryKey }): Promise<PendingPictures> => {
    const { count } = await callAdmin('getMediaCount', { params: { filter: 'pending' }, signal })
    const before = client.getQueryData<PendingPictures>(queryKey)?.total ?? 0
    return { left: count, total: count === 0 ? 0 : Math.max(before, count) }
  },
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.left ? 3000 : false),
})

/** Removes a deleted picture from all lists before they reload, so that it can't be pressed or focused. */
export function removeFromLists(client: QueryClient, deletedId: number): void {
  type Pages = InfiniteData<Awaited<ReturnType<typeof callAdmin<'getMedia'>>>>
  client.setQueriesData<Pages>(
    { queryKey: ['media', 'list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          assets: page.assets.filter(({ id }) => id !== deletedId),
        })),
      },
  )
}

export const refreshMedia = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['media'] })
