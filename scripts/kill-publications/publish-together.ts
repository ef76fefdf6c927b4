import { type AdminEndpointName, adminRoutes } from '@rapport/contract/endpoints/admin/admin-routes'

/** Asks a server of ours, by the session of somebody; resolves with undefined where it is gone. */
export async function askAdmin(
  url: string,
  token: string,
  { name, id, body }: { name: AdminEndpointName; id?: number; body?: object },
): Promise<Response | undefined> {
  const { method, path } = adminRoutes[name]
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
    cookie: `rapport-staff=${token}`,
  }
  const request = { method, headers, body: body ? JSON.stringify(body) : null }
  return fetch(`${url}${path.replace(':id', String(id))}`, request).catch(() => undefined)
}

/** Publishes drafts together; resolves with the status, or with undefined where the server is gone. */
export async function publishTogether(
  url: string,
  token: string,
  entries: { id: number; version: number }[],
): Promise<number | undefined> {
  return (await askAdmin(url, token, { name: 'publishEntries', body: { entries } }))?.status
}
