import type { Email } from 'postal-mime'

const PRECEDENCES = ['bulk', 'junk', 'list', 'auto_reply']
const MARKS = ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-failed-recipients', 'list-id']
const SENDERS = /^(?:mailer-daemon|postmaster|no-?reply)@/i

/** Returns whether a program sent the mail: an auto-reply, a bounce, a mailing list. Nobody waits for an answer. */
export function isAutomatic({ headers, from }: Pick<Email, 'headers' | 'from'>): boolean {
  const get = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = get('auto-submitted')
  return (
    (submitted !== undefined && submitted !== 'no') ||
    PRECEDENCES.includes(get('precedence') ?? '') ||
    MARKS.some((name) => get(name) !== undefined) ||
    get('return-path') === '<>' ||
    (get('content-type') ?? '').startsWith('multipart/report') ||
    SENDERS.test(from?.address ?? '')
  )
}
