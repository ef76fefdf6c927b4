/** The customer's cabinet; each of its tabs stands below. */
export const ACCOUNT_PATH = '/account/'

const ACCOUNT_TABS = ['profile', 'orders', 'favorites', 'company', 'security'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Returns the address of a tab of the cabinet. */
export const accountTabPath = (tab: AccountTab): string => `${ACCOUNT_PATH}${tab}/`

/** Returns the address of one order in the cabinet. */
export const accountOrderPath = (number: string): string =>
  `${accountTabPath('orders')}${encodeURIComponent(number)}/`
