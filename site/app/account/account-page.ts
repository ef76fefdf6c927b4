import { ACCOUNT_PATH, type AccountTab, accountTabPath } from '@rapport/contract/paths/account-paths'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { ACCOUNT_TAB_LABELS } from './account-tabs.ts'

const accountCrumb = { label: 'Личный кабинет', to: ACCOUNT_PATH }

/** Returns the handle of a tab: its breadcrumbs. */
export const accountHandle = (tab: AccountTab) =>
  pageHandle({
    crumbs: () => [accountCrumb, { label: ACCOUNT_TAB_LABELS[tab], to: accountTabPath(tab) }],
  })

/** Returns the `meta` of a tab; no search engine shows it. */
export const accountMeta = (tab: AccountTab) =>
  pageMeta((_, { properties }) => ({
    seo: {
      title: `${ACCOUNT_TAB_LABELS[tab]} — личный кабинет — ${properties.name}`,
      description: `Ваши заявки, избранное, цены и настройки: личный кабинет, ${properties.name}.`,
    },
    path: accountTabPath(tab),
    everyCity: true,
    noindex: true,
  }))
