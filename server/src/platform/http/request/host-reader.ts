import { baseDomain } from '@rapport/contract/paths/city-hosts'

/** Longest DNS name, with a port. */
const HOST_LENGTH_MAX = 253 + ':65535'.length
const HOST = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*\.?(?::\d{1,5})?$/

/**
 * Creates a reader of Host headers. It returns the canonical spelling of our hosts: lower case, without a
 * trailing dot or a default port. A foreign or malformed host becomes the base host, so that it can't fill a
 * cache or plant a link.
 */
export function createHostReader(publicUrl: string): (header: string | undefined) => string {
  const { host: own, protocol } = new URL(publicUrl)
  const below = `.${baseDomain(publicUrl)}`
  const impliedPort = protocol === 'https:' ? /:443$/ : /:80$/
  return (header) => {
    if (!header || header === own || header.length > HOST_LENGTH_MAX) return own
    const lower = header.toLowerCase()
    if (!HOST.test(lower)) return own
    const spelled = lower.replace(impliedPort, '').replace(/\.(?=:|$)/, '')
    return spelled.endsWith(below) || spelled === below.slice(1) ? spelled : own
  }
}
