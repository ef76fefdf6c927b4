import { TOTP } from 'otpauth'
import type { Measured } from './processes.ts'

/** First owner of the measured site. */
export const BENCH_OWNER = { ADMIN_EMAIL: 'owner@example.ru', ADMIN_PASSWORD: 'лоскутное одеяло у окна' }

const signedIn = new Map<string, ReturnType<typeof enroll>>()

/** Returns a function that calls the back office as owner. Enrols once per site. */
export function signIn(site: Pick<Measured, 'url'>): ReturnType<typeof enroll> {
  const call = signedIn.get(site.url) ?? enroll(site)
  signedIn.set(site.url, call)
  return call
}

async function enroll({ url }: Pick<Measured, 'url'>) {
  let cookie = ''
  const call = async (
    method: string,
    path: string,
    body?: string | FormData,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const answer = await fetch(`${url}/api/v1/admin/${path}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        cookie,
        ...headers,
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body: body ?? null,
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const { result, message } = (await answer.json()) as { result: unknown; message?: string }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${message}`)
    return result
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = BENCH_OWNER
  await call('POST', 'auth/password', JSON.stringify({ email, password }))
  const { options } = (await call('POST', 'account/totp-options')) as { options: { secret: string } }
  const code = new TOTP({ secret: options.secret }).generate()
  await call('POST', 'account/totp', JSON.stringify({ code }))
  return call
}
