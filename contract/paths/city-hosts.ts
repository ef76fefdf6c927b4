/**
 * The origin a city lives at: the default one, whose subdomain is empty, at the base address, all others at
 * `<subdomain>.<base domain>`. `base` is an origin such as `https://rapport.example`; a leading www of it is no part
 * of the domain.
 */
export function cityOrigin(subdomain: string, base: string): string {
  return subdomain === '' ? base : `${new URL(base).protocol}//${subdomain}.${baseDomain(base)}`
}

/** Host and port that subdomains are put before. */
export const baseDomain = (base: string): string => withoutWww(new URL(base).host)

/** An address made of numbers has no subdomains, and so no cities but the default one. */
export const hasSubdomains = (base: string): boolean => !/^\[|^[\d.]+$/.test(new URL(base).hostname)

/**
 * The subdomain a host stands for: empty for the base itself, undefined for a host of somebody else. A leading www is
 * dropped. The host is in lower case, as browsers give it.
 */
export function subdomainOf(host: string, base: string): string | undefined {
  const domain = baseDomain(base)
  const bare = withoutWww(host)
  if (bare === domain) return ''
  return bare.endsWith(`.${domain}`) ? bare.slice(0, -domain.length - 1) : undefined
}

/** The city whose pages stand at a host; the default one where the host is none of theirs. */
export function cityAt<C extends { subdomain: string; isDefault: boolean }>(
  cities: readonly C[],
  host: string,
  base: string,
): C | undefined {
  const subdomain = subdomainOf(host, base)
  return cities.find((city) => city.subdomain === subdomain) ?? cities.find((city) => city.isDefault)
}

const withoutWww = (host: string) => host.replace(/^www\./, '')
