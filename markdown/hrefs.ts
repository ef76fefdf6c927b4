/**
 * A page of the site by kind and key, `page:post/17`. Its path is resolved when the text is rendered, so that
 * links survive a changed slug.
 */
const PAGE = /^page:([a-z]+(?:-[a-z]+)*\/[\w-]{1,60})((?:[?#]\S*)?)$/

/** Other sites by https and http, mailto, tel, paths and fragments of this site. */
const ALLOWED = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:\+?\d|\/(?![/\\])|#)/i

const HREF_MAX = 2000

/** Returns a link's URL as it may be stored; undefined if it runs code, loads data or misleads. */
export function cleanHref(href: string): string | undefined {
  // Browsers ignore control characters anywhere in a URL.
  const cleaned = href.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  if (cleaned.length > HREF_MAX || /[\s<>\\]/.test(cleaned)) return undefined
  return PAGE.test(cleaned) || ALLOWED.test(cleaned) ? cleaned : undefined
}

/** Parses a link to a page of the site into its page, `post/17`, and its query and fragment; undefined for every other link. */
export function parsePageHref(href: string): { page: string; rest: string } | undefined {
  const [, page, rest = ''] = PAGE.exec(href) ?? []
  return page === undefined ? undefined : { page, rest }
}

export const pageHref = (page: string, rest = ''): string => `page:${page}${rest}`

const PICTURE = /^picture:([\w.-]{1,200})$/

/** Returns the picture's name in `picture:<name>`; undefined for every other URL. */
export const parsePictureSrc = (src: string): string | undefined => PICTURE.exec(src)?.[1]
export const pictureSrc = (name: string): string => `picture:${name}`
