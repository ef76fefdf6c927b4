import { type Check, found } from '../check-deps.ts'
import { isHealthy, requestPublic } from '../public-request.ts'

/** Opens the public URL, as a visitor does. */
export const checkPublicUrl: Check = async ({ env: { PUBLIC_URL: url }, isRunning, requestMs }) => {
  if (!isRunning) return [found('public-url-stopped', { url })]
  const response = await requestPublic(`${url}/healthz`, { requestMs })
  if (isHealthy(response)) return [found('public-url-ok', { url })]
  if (response.kind === 'answered') return [found('public-url-foreign', { url, status: response.status })]
  return [found(`public-url-${response.kind}`, { url, code: response.code })]
}
