import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'

/** Returns the address of a call; what its path does not take of the input becomes its query. */
export function endpointUrl(name: EndpointName, input: Record<string, unknown> = {}): string {
  const left = { ...input }
  const path = endpointRoutes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = left[key]
    delete left[key]
    return encodeURIComponent(String(value))
  })
  const given = Object.entries(left).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query ? `${path}?${query}` : path
}
