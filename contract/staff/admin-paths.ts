/** The back office; its screens stand below. */
export const ADMIN_PATH = '/admin/'

/** Where a mailed link leads. The token stands behind `#`, so that no server, log or referrer is told it. */
export const adminInvitationPath = (token: string): string => `${ADMIN_PATH}invitation/#${token}`
export const adminPasswordPath = (token: string): string => `${ADMIN_PATH}password/#${token}`
