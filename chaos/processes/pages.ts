import { setTimeout as pause } from 'node:timers/promises'
import { send } from './http-client.ts'

const PAUSE_MS = 50
const PATHS = ['/', '/api/v1/posts', '/healthz', '/blog/']

/** Visitors that request pages through the proxy, one after another. */
export interface Visitors {
  requests(): number
  failures: { at: number; reason: string }[]
  stop(): Promise<void>
}

export function startVisitors(url: string, count: number): Visitors {
  const failures: Visitors['failures'] = []
  let requests = 0
  let isStopping = false

  async function visit(): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/'
      const at = performance.now()
      requests += 1
      const reason = await send(`${url}${path}`).then(
        ({ status }) => (status === 200 ? undefined : `${path} was answered ${status}`),
        (error: Error) => `${path} got no answer: ${error.message}`,
      )
      if (reason) failures.push({ at, reason })
      await pause(PAUSE_MS)
    }
  }

  const running = Array.from({ length: count }, visit)
  return {
    requests: () => requests,
    failures,
    async stop() {
      isStopping = true
      await Promise.all(running)
    },
  }
}
