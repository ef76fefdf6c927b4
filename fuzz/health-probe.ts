import { setTimeout as pause } from 'node:timers/promises'
import { exchange } from './exchange.ts'

const EVERY_MS = 250

export interface HealthProbe {
  /** Stops the probe. Returns the longest response time in milliseconds, and answers other than 200. */
  stop(): Promise<{ worstMs: number; failures: string[] }>
}

/** Requests /healthz continuously. */
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
