/** Where videos are hosted. */
export const VIDEO_HOST = 'https://rutube.ru'

const BARE_ID = /^[\da-f]{32}$/
const ADDRESS =
  /^(?:https?:)?\/\/(?:www\.)?rutube\.ru\/(?:video|shorts|play\/embed)\/([\da-f]{32})(?:[/?#]|$)/

/** Returns the id of a video: of its page, of a short one, of its player, or bare. Undefined: no video of the host. */
export function findVideoId(address: string): string | undefined {
  const text = address.trim().toLowerCase()
  return BARE_ID.test(text) ? text : ADDRESS.exec(text)?.[1]
}

/** The page of a video at the host. */
export const videoPageUrl = (id: string): string => `${VIDEO_HOST}/video/${id}/`
/** The host's player of a video, for a frame. */
export const videoPlayerUrl = (id: string): string => `${VIDEO_HOST}/play/embed/${id}/`
/** Where the host keeps its pictures: the address of a video's own picture leads to one of them. */
export const VIDEO_PICTURE_HOSTS = ['https://pic.rtbcdn.ru', 'https://pic.rutubelist.ru']
/** The host's own picture of a video. */
export const videoThumbnailUrl = (id: string): string => `${VIDEO_HOST}/api/video/${id}/thumbnail/?redirect=1`
