import type { Finding } from '@rapport/staff-contract/system/system-checks'
import { loadSecretKeys } from '../../platform/security/secret-keys.ts'
import { type Check, found } from '../check-deps.ts'
import { createEchoToken, ECHO_PATH, type Echo, parseEcho, TOKEN_HEADER } from '../proxy-echo.ts'
import { requestPublic } from '../public-request.ts'

/** Address and host of documentation, which no visitor has (RFC 5737, RFC 2606). */
const FORGED_IP = '203.0.113.77'
const FORGED_HOST = 'forged.example'

/** Requests the site through its public URL with forged headers, and compares what the site has seen. */
export const checkProxy: Check = async ({ env, orm, isRunning }) => {
  if (!isRunning || !orm) return [found('proxy-unchecked')]
  const keys = await loadSecretKeys(orm, env.APP_SECRET, 'system-checks')
  const response = await requestPublic(`${env.PUBLIC_URL}${ECHO_PATH}`, {
    headers: {
      [TOKEN_HEADER]: createEchoToken(keys.current),
      'x-forwarded-for': FORGED_IP,
      'x-forwarded-host': FORGED_HOST,
    },
  })
  const echo = response.kind === 'answered' ? parseEcho(response.text) : undefined
  return echo
    ? judge(echo, new URL(env.PUBLIC_URL).host, env.TRUST_PROXY !== false)
    : [found('proxy-unchecked')]
}

function judge({ ip, host, forwardedFor }: Echo, expected: string, trustsProxy: boolean): Finding[] {
  const isProxied = forwardedFor !== FORGED_IP
  if (!trustsProxy && isProxied) return [found('proxy-untrusted')]
  const results = [
    ...(ip === FORGED_IP ? [found('proxy-forged-ip')] : []),
    ...(host === FORGED_HOST ? [found('proxy-forged-host')] : []),
    ...(host !== expected && host !== FORGED_HOST ? [found('proxy-host', { seen: host, expected })] : []),
  ]
  if (results.length > 0) return results
  return [found(isProxied ? 'proxy-ok' : 'proxy-none')]
}
