import { baseDomain } from '@rapport/contract/paths/city-hosts'

/** As DNS has it, and a port. */
const HOST_LENGTH_MAX = 253 + ':65535'.length
const HOST = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*\.?(?::\d{1,5})?$/

/**
 * Reads Host headers: gives the one spelling of a host of ours (lower case, no dot at the end, no port that goes
 * without saying), which is the base or something below it. A foreign or malformed host gives that of the base, so
 * that it can fill no cache and plant no link.
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
