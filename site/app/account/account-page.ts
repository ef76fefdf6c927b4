import type { Api, EndpointResult } from '@rapport/contract/endpoints/api'
import { ACCOUNT_PATH, type AccountTab, accountTabPath } from '@rapport/contract/paths/account-paths'
import type { RouterContextProvider } from 'react-router'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { type MetaArgs, pageMeta } from '../seo/page-meta.ts'
import { ACCOUNT_TAB_LABELS } from './account-tabs.ts'

const accountCrumb = { label: 'Личный кабинет', to: ACCOUNT_PATH }

/**
 * Returns the route handle of an account page with its breadcrumbs. The profile is the first page and has none of its
 * own.
 */
export const accountHandle = (tab: AccountTab) =>
  pageHandle({
    crumbs: () =>
      tab === 'profile'
        ? [accountCrumb]
        : [accountCrumb, { label: ACCOUNT_TAB_LABELS[tab], to: accountTabPath(tab) }],
  })

interface TabData {
  seo: Pick<EndpointResult<'getSeo'>, 'title' | 'description'>
}

/** Loads the SEO texts of a page. On failure it uses the defaults. */
async function loadTab(calls: Api, tab: AccountTab): Promise<TabData> {
  const words = { title: ACCOUNT_TAB_LABELS[tab], description: '' }
  const seo = calls.getSeo({ groupName: 'page', entityId: accountTabPath(tab) })
  return { seo: await seo.catch(() => words) }
}

export const accountLoader =
  (tab: AccountTab) =>
  ({ context }: { context: Readonly<RouterContextProvider> }) =>
    loadTab(apiFrom(context), tab)

/** Returns the `meta` of an account page, which is not indexed. */
export const accountMeta = (tab: AccountTab) =>
  pageMeta<MetaArgs & { loaderData?: TabData }>(({ seo }) => ({
    seo,
    path: accountTabPath(tab),
    everyCity: true,
    noindex: true,
  }))
