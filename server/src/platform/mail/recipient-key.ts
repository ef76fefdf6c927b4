import { domainToASCII } from 'node:url'

const GMAIL = /^(?:gmail|googlemail)\.com$/

/**
 * Returns the mailbox of an email address in one spelling: lower case, without `+tags`, for Gmail without
 * dots. For counting only, never for sending.
 */
export function recipientKey(email: string): string {
  const folded = email.normalize('NFKC').trim().toLowerCase()
  const at = folded.lastIndexOf('@')
  const domain = domainToASCII(folded.slice(at + 1)).replace(/\.$/, '') || folded.slice(at + 1)
  const tagged = folded.slice(0, Math.max(0, at))
  // Addresses with a tag but no name would otherwise share one key.
  const name = tagged.split('+', 1)[0] || tagged
  return GMAIL.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
