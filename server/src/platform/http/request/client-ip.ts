import ipaddr from 'ipaddr.js'

const IPV4_BITS = 24
const IPV6_BITS = 48
/** Prefix length of one IPv6 subscriber: all addresses of the prefix count as one. */
const IPV6_SUBSCRIBER_BITS = 64

/** Returns the canonical spelling of an IP address, or undefined if it is not valid. */
export function parseIp(text: string | undefined): string | undefined {
  return text && ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined
}

/**
 * Returns the network of an address, `203.0.113.0/24` or `2001:db8:1::/48`. Undefined if it is not an
 * address.
 */
export function truncateIp(ip: string | undefined): string | undefined {
  if (!ip || !ipaddr.isValid(ip)) return undefined
  const parsed = ipaddr.process(ip)
  return maskedNetwork(parsed, parsed.kind() === 'ipv4' ? IPV4_BITS : IPV6_BITS)
}

/** Returns the key of a limit by IP: an IPv4 address, or the /64 of an IPv6 address. */
export function clientKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const parsed = ipaddr.process(ip)
  return parsed.kind() === 'ipv4' ? parsed.toString() : maskedNetwork(parsed, IPV6_SUBSCRIBER_BITS)
}

function maskedNetwork(parsed: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const cidr = `${parsed.toString()}/${bits}`
  const network =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr)
  return `${network}/${bits}`
}
