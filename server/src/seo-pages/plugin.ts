import { SEO_FAULTS, type SeoFault, type SeoPage } from '@rapport/staff-contract/seo-pages/seo-pages'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { listSeoPages } from './list-seo-pages.ts'

/** SEO data of pages and its faults, for the staff. Computed once until content changes. */
export const seoPages = fp<Services>(
  async (app, { database: { orm }, now, env, onContentChange }) => {
    let pages: Promise<SeoPage[]> | undefined
    onContentChange(() => {
      pages = undefined
    })
    const load = () => {
      const loading = listSeoPages(orm, { origin: new URL(env.PUBLIC_URL).origin, now: now() })
      loading.catch(() => {
        if (pages === loading) pages = undefined
      })
      return loading
    }
    await app.addAdminRoutes((route) => {
      route('getSeoPages', async ({ input: { fault, entry, after = '', limit } }) => {
        pages ??= load()
        const all = await pages
        const isWanted = (page: SeoPage) =>
          page.path > after && (!fault || page.faults.includes(fault)) && (!entry || page.entry.id === entry)
        const wanted = all.filter(isWanted)
        return {
          pages: wanted.slice(0, limit),
          next: wanted.length > limit ? (wanted[limit - 1]?.path ?? null) : null,
          counts: countFaults(all),
          total: all.length,
        }
      })
    })
  },
  { name: 'seo-pages', dependencies: ['staff', 'editing'] },
)

const countFaults = (pages: SeoPage[]): Record<SeoFault, number> =>
  Object.fromEntries(
    SEO_FAULTS.map((fault) => [fault, pages.filter(({ faults }) => faults.includes(fault)).length]),
  ) as Record<SeoFault, number>
