/** The customer's account; its tabs are below this path. */
export const ACCOUNT_PATH = '/account/'

const ACCOUNT_TABS = ['profile', 'orders', 'favorites', 'company', 'security'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Returns the path of an account tab. */
export const accountTabPath = (tab: AccountTab): string => `${ACCOUNT_PATH}${tab}/`

/** Returns the path of an order in the account. */
export const accountOrderPath = (number: string): string =>
  `${accountTabPath('orders')}${encodeURIComponent(number)}/`
