/**
 * Returns the origin of a city: the base for the default city, whose subdomain is empty; `<subdomain>.<base
 * domain>` for others. `base` is an origin such as `https://rapport.example`; a leading www is not part of
 * the domain.
 */
export function cityOrigin(subdomain: string, base: string): string {
  return subdomain === '' ? base : `${new URL(base).protocol}//${subdomain}.${baseDomain(base)}`
}

export const baseDomain = (base: string): string => withoutWww(new URL(base).host)

/** IP addresses have no subdomains, and so no cities but the default one. */
export const hasSubdomains = (base: string): boolean => !/^\[|^[\d.]+$/.test(new URL(base).hostname)

/**
 * Returns the subdomain of a host: empty for the base itself, undefined for a foreign host. A leading www is
 * dropped. The host is in lower case, as browsers send it.
 */
export function findSubdomain(host: string, base: string): string | undefined {
  const domain = baseDomain(base)
  const bare = withoutWww(host)
  if (bare === domain) return ''
  return bare.endsWith(`.${domain}`) ? bare.slice(0, -domain.length - 1) : undefined
}

/** Returns the city of a host; the default city for an unknown host. */
export function cityAt<C extends { subdomain: string; isDefault: boolean }>(
  cities: readonly C[],
  host: string,
  base: string,
): C | undefined {
  const subdomain = findSubdomain(host, base)
  return cities.find((city) => city.subdomain === subdomain) ?? cities.find((city) => city.isDefault)
}

const withoutWww = (host: string) => host.replace(/^www\./, '')
