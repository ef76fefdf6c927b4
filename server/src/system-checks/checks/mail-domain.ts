import { Resolver } from 'node:dns/promises'
import { isOwnMachine } from '../../platform/security/app-secret.ts'
import { type Check, found, REQUEST_MS } from '../check-deps.ts'

/** Names under which mail providers publish their keys. */
const SELECTORS = ['mail', 'default', 'dkim', 's1', 'selector1', 'google']
const MISSING = new Set(['ENOTFOUND', 'ENODATA'])

/** Looks for SPF, DKIM and DMARC of the sender's domain. */
export const checkMailDomain: Check = async ({
  env: { SMTP_URL, MAIL_FROM },
  dnsServers,
  requestMs = REQUEST_MS,
}) => {
  const domain = /@([^\s@>]+)>?$/.exec(MAIL_FROM)?.[1] ?? ''
  if (!SMTP_URL || !domain.includes('.') || isOwnMachine(`http://${domain}`))
    return [found('mail-domain-skipped', { domain })]
  const resolver = new Resolver({ timeout: requestMs / 2, tries: 2 })
  if (dnsServers) resolver.setServers(dnsServers)
  const texts = createLookup(resolver)
  try {
    const [spf, dmarc, dkim] = await Promise.all([
      texts(domain),
      texts(`_dmarc.${domain}`),
      hasDkim(texts, domain),
    ])
    const results = [
      ...(has(spf, /^v=spf1\b/i) ? [] : [found('spf-missing', { domain })]),
      ...(dkim ? [] : [found('dkim-missing', { domain })]),
      ...(has(dmarc, /^v=DMARC1\b/i) ? [] : [found('dmarc-missing', { domain })]),
    ]
    return results.length > 0 ? results : [found('mail-domain-ok', { domain })]
  } catch (error) {
    return [found('mail-domain-unchecked', { domain, code: (error as { code?: string }).code ?? 'unknown' })]
  } finally {
    resolver.cancel()
  }
}

/** Texts of a name: `missing` without the name, empty without a text at the name. */
type Texts = string[] | 'missing'
type Lookup = (name: string) => Promise<Texts>

const createLookup =
  (resolver: Resolver): Lookup =>
  (name) =>
    resolver.resolveTxt(name).then(
      (rows) => rows.map((parts) => parts.join('')),
      (error: NodeJS.ErrnoException) => {
        if (!MISSING.has(error.code ?? '')) throw error
        return error.code === 'ENODATA' ? [] : 'missing'
      },
    )

const has = (texts: Texts, pattern: RegExp): boolean =>
  texts !== 'missing' && texts.some((text) => pattern.test(text))

/** Selectors can't be listed. A name that exists without a text has names below it (RFC 8020). */
async function hasDkim(texts: Lookup, domain: string): Promise<boolean> {
  if ((await texts(`_domainkey.${domain}`)) !== 'missing') return true
  const keys = await Promise.all(SELECTORS.map((selector) => texts(`${selector}._domainkey.${domain}`)))
  return keys.some((key) => has(key, /\bp=/))
}
