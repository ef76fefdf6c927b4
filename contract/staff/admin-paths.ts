/** The back office; its screens stand below. */
export const ADMIN_PATH = '/admin/'

/** Where a mailed link leads. The token stands behind `#`, so that no server, log or referrer is told it. */
export const adminInvitationPath = (token: string): string => `${ADMIN_PATH}invitation/#${token}`
export const adminPasswordPath = (token: string): string => `${ADMIN_PATH}password/#${token}`

/** Pages as they will be once drafts are published; the token says of which, and until when. */
export const PREVIEW_PATH = '/preview/'

/** Returns where a page is previewed: /preview/:token/blog/o-sitse/. */
export const previewPath = (token: string, path: string): string => `${PREVIEW_PATH}${token}${path}`
