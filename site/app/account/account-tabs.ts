import { type AccountTab, accountTabPath } from '@rapport/contract/paths/account-paths'

/** What the tabs are called, in their order. */
export const ACCOUNT_TAB_LABELS: Record<AccountTab, string> = {
  profile: 'Профиль',
  orders: 'Заявки',
  favorites: 'Избранное',
  company: 'Компания',
  security: 'Безопасность',
}

/** Links to the tabs of the cabinet. */
export const accountTabLinks = (Object.entries(ACCOUNT_TAB_LABELS) as [AccountTab, string][]).map(
  ([tab, label]) => ({ to: accountTabPath(tab), label }),
)
