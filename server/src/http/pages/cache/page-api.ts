import { AsyncLocalStorage } from 'node:async_hooks'
import { menuTree } from '@rapport/contract/catalog/menu-tree'
import type { Api } from '@rapport/contract/endpoints/api'
import type { LayoutApi } from '@rapport/contract/page'
import type { PageRead, Reads } from './reads.ts'

const pages = new AsyncLocalStorage<PageRead[]>()

/** Runs the rendering of a page. Returns its result with the reads that it made, which the caller releases. */
export async function recordPage<Result>(
  reads: Reads,
  render: () => Promise<Result>,
): Promise<{ result: Result; pageReads: PageRead[] }> {
  const pageReads: PageRead[] = []
  try {
    return { result: await pages.run(pageReads, render), pageReads }
  } catch (error) {
    for (const one of pageReads) reads.release(one)
    throw error
  }
}

/** Returns the endpoints. Calls during `recordPage` are recorded as reads of the page. */
export function createPageApi(api: Api, reads: Reads): Api {
  const call = api as unknown as Record<string, (input: unknown) => Promise<unknown>>
  const recorded = Object.entries(call).map(([name, load]) => [
    name,
    async (input: unknown) => {
      const page = pages.getStore()
      if (!page) return load(input)
      const { outcome, ...pageRead } = await reads.call(`${name} ${JSON.stringify(input)}`, () => load(input))
      page.push(pageRead)
      return resultOf(outcome)
    },
  ])
  return Object.fromEntries(recorded)
}

/** Creates the endpoints of the layout. Their results are kept until content changes, and shared by all pages. */
export function createLayoutApi(api: Api, reads: Reads): LayoutApi {
  return {
    getSite: share('layout site', reads, () => api.getSite()),
    getCatalog: share('layout catalog', reads, async () => ({
      catalog: menuTree((await api.getCatalog()).catalog),
    })),
    getCities: share('layout cities', reads, () => api.getCities()),
  }
}

interface Kept<Result> extends PageRead {
  outcome: PromiseSettledResult<Result>
}

function share<Result>(key: string, reads: Reads, call: () => Promise<Result>): () => Promise<Result> {
  let kept: Kept<Result> | undefined
  let loading: { kept: Promise<Kept<Result>>; changes: number } | undefined

  async function replace(): Promise<Kept<Result>> {
    const before = kept
    kept = await reads.call(key, call)
    if (before) reads.release(before)
    return kept
  }

  /** Calls that began before the last change are not shared. */
  function load(): Promise<Kept<Result>> {
    if (loading?.changes === reads.changes()) return loading.kept
    const own = { kept: replace(), changes: reads.changes() }
    loading = own
    return own.kept.finally(() => {
      if (loading === own) loading = undefined
    })
  }

  async function refresh(): Promise<Kept<Result>> {
    const before = kept
    return before?.outcome.status === 'fulfilled' && (await reads.check(before)) ? before : load()
  }

  return async () => {
    const isFresh = kept?.outcome.status === 'fulfilled' && reads.isFresh(kept)
    const { outcome, read, version } = kept && isFresh ? kept : await refresh()
    pages.getStore()?.push(reads.retain({ read, version }))
    return resultOf(outcome)
  }
}

function resultOf<Result>(outcome: PromiseSettledResult<Result>): Result {
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
