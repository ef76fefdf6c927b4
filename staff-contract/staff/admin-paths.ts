/** The back office; its screens are below this path. */
export const ADMIN_PATH = '/admin/'

/** Returns the path of a mailed invitation. The token follows `#`, so that no server, log or referrer receives it. */
export const adminInvitationPath = (token: string): string => `${ADMIN_PATH}invitation/#${token}`
export const adminPasswordPath = (token: string): string => `${ADMIN_PATH}password/#${token}`

/** Pages as they would be with drafts published; the token identifies the drafts and has an expiry. */
export const PREVIEW_PATH = '/preview/'

/** Returns the preview path of a page: /preview/:token/blog/o-sitse/. */
export const previewPath = (token: string, path: string): string => `${PREVIEW_PATH}${token}${path}`

/** Name of the meta element of the back office's document with the factory's name. */
export const FACTORY_META = 'factory'

/** The stages of an order, as its printed label links to them. */
export const adminProductionPath = (orderId: string): string => `${ADMIN_PATH}production/${orderId}/`
