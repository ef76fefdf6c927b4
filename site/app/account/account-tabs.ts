import { type AccountTab, accountTabPath } from '@rapport/contract/paths/account-paths'

/** Labels of the account pages, in order. */
export const ACCOUNT_TAB_LABELS: Record<AccountTab, string> = {
  profile: 'Профиль',
  orders: 'Заявки',
  favorites: 'Избранное',
  company: 'Компания',
  security: 'Безопасность',
}

/** Links to the account pages. */
export const accountTabLinks = (Object.entries(ACCOUNT_TAB_LABELS) as [AccountTab, string][]).map(
  ([tab, label]) => ({ to: accountTabPath(tab), label }),
)
