import { domainToASCII } from 'node:url'

const GMAIL = /^(?:gmail|googlemail)\.com$/

/**
 * Returns the mailbox an e-mail address leads to, in one spelling: case folded, `+tags` gone, in Gmail the dots too.
 * For counting only, never for sending.
 */
export function recipientKey(email: string): string {
  const folded = email.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  const domain = domainToASCII(folded.slice(at + 1)).replace(/\.$/, '') || folded.slice(at + 1)
  const tagged = folded.slice(0, Math.max(0, at))
  // A tag without a name before it would make all such addresses one.
  const name = tagged.split('+', 1)[0] || tagged
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
