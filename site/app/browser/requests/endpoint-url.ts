import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'

/** Returns the URL of an endpoint. Input that is no path parameter becomes the query. */
export function endpointUrl(name: EndpointName, input: Record<string, unknown> = {}): string {
  const rest = { ...input }
  const path = endpointRoutes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    return encodeURIComponent(String(value))
  })
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query ? `${path}?${query}` : path
}
