/** Pages as they will be once drafts are published; the token says of which, and until when. */
export const PREVIEW_PATH = '/preview/'

/** Returns where a page is previewed: /preview/:token/blog/o-sitse/. */
export const previewPath = (token: string, path: string): string => `${PREVIEW_PATH}${token}${path}`
