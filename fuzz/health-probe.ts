import { setTimeout as pause } from 'node:timers/promises'
import { exchange } from './exchange.ts'

const EVERY_MS = 250

export interface HealthProbe {
  /** Ends it. Returns the longest time to an answer in milliseconds, and what was no 200. */
  stop(): Promise<{ worstMs: number; failures: string[] }>
}

/** Asks /healthz all the while, whatever else goes on. */
export function startHealthProbe(port: number): HealthProbe {
  let running = true
  let worstMs = 0
  const failures: string[] = []
  const request = Buffer.from(`GET /healthz HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`)
  const probing = (async () => {
    while (running) {
      const { answer, ms, ...outcome } = await exchange(port, request, { method: 'GET' })
      worstMs = Math.max(worstMs, ms)
      if (answer?.status !== 200)
        failures.push(
          answer ? `/healthz ${answer.status}` : `/healthz ${(outcome as { failed: string }).failed}`,
        )
      await pause(EVERY_MS)
    }
  })()
  return {
    async stop() {
      running = false
      await probing
      return { worstMs, failures }
    },
  }
}
