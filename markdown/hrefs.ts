/** A page of the site by its kind and key, `page:post/17`: its address is asked for when the text is rendered, so that links follow. */
const PAGE = /^page:([a-z]+(?:-[a-z]+)*\/[\w-]{1,60})((?:[?#]\S*)?)$/

/** Sites by https and http, mailboxes, telephones, paths and fragments of this site. */
const ALLOWED = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:\+?\d|\/(?![/\\])|#)/i

const HREF_MAX = 2000

/** Returns the address of a link as it may be stored; undefined of one that runs, loads or misleads. */
export function cleanHref(href: string): string | undefined {
  // Browsers leave out control characters of an address, wherever they stand.
  const address = href.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  if (address.length > HREF_MAX || /[\s<>\\]/.test(address)) return undefined
  return PAGE.test(address) || ALLOWED.test(address) ? address : undefined
}

/** Returns what a link to a page of the site names, `post/17`, and the query and fragment behind it; undefined of every other link. */
export function parsePageHref(href: string): { page: string; rest: string } | undefined {
  const [, page, rest = ''] = PAGE.exec(href) ?? []
  return page === undefined ? undefined : { page, rest }
}

export const pageHref = (page: string, rest = ''): string => `page:${page}${rest}`

const PICTURE = /^picture:([\w.-]{1,200})$/

/** Returns the name of the picture that stands at an address, `picture:<name>`; undefined of every other one. */
export const parsePictureSrc = (src: string): string | undefined => PICTURE.exec(src)?.[1]
export const pictureSrc = (name: string): string => `picture:${name}`
