/** The video host. */
export const VIDEO_HOST = 'https://rutube.ru'

const BARE_ID = /^[\da-f]{32}$/
const VIDEO_URL =
  /^(?:https?:)?\/\/(?:www\.)?rutube\.ru\/(?:video|shorts|play\/embed)\/([\da-f]{32})(?:[/?#]|$)/

/** Returns the id in a URL of a video's page, short page or player, or a bare id. Undefined if it is no video of the host. */
export function findVideoId(url: string): string | undefined {
  const text = url.trim().toLowerCase()
  return BARE_ID.test(text) ? text : VIDEO_URL.exec(text)?.[1]
}

/** Returns the URL of a video's page at the host. */
export const videoPageUrl = (id: string): string => `${VIDEO_HOST}/video/${id}/`
/** Returns the URL of the host's player, for an iframe. */
export const videoPlayerUrl = (id: string): string => `${VIDEO_HOST}/play/embed/${id}/`
/** Image hosts of the video host: thumbnail URLs redirect there. */
export const VIDEO_PICTURE_HOSTS = ['https://pic.rtbcdn.ru', 'https://pic.rutubelist.ru']
/** Returns the URL of the host's thumbnail of a video. */
export const videoThumbnailUrl = (id: string): string => `${VIDEO_HOST}/api/video/${id}/thumbnail/?redirect=1`
