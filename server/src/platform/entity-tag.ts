import { createHash } from 'node:crypto'

/** The strong tag of a body. */
export function entityTag(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** The tag of one form of the body: to a cache each is a thing of its own. */
export const codingTag = (tag: string, coding: string): string =>
  coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`

/** Whether an If-None-Match header names the tag; weak spellings count (RFC 9110 §13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag) return true
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*')
}
