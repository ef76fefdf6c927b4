import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const EXAMPLE = join(import.meta.dirname, '../../ops/haproxy.cfg')

/**
 * Starts HAProxy with the configuration of ops/haproxy.cfg, without TLS and with other addresses. Throws if HAProxy is
 * not installed.
 */
export async function startProxy(
  directory: string,
  port: number,
  serverPorts: number[],
): Promise<ChildProcess> {
  const servers = serverPorts.map((serverPort, at) => `  server s${at} 127.0.0.1:${serverPort}`)
  const lines = readFileSync(EXAMPLE, 'utf8')
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .split('\n')
    .filter((line) => !/^ {2}server /.test(line))
  const file = join(directory, 'haproxy.cfg')
  writeFileSync(file, `${[...lines, ...servers].join('\n')}\n`)
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error('HAProxy is missing. On Debian: apt-get install haproxy')))
    child.once('spawn', resolve)
  })
  return child
}
