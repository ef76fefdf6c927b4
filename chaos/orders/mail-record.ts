import { setTimeout as pause } from 'node:timers/promises'
import type { MailServer } from '../../server/test/stand-ins/mail-server.ts'

const CHANNELS = ['customer-mail', 'factory-mail']
const LOOK_EVERY_MS = 200

/** Received mails by Message-ID. */
export interface MailRecord {
  /** Number of receptions by Message-ID. */
  counts: Map<string, number>
  /** Waits until all mails of these orders have arrived, at most `timeoutMs`. Returns the missing ids. */
  await(numbers: ReadonlySet<string>, timeoutMs: number): Promise<string[]>
}

export const listMessageIds = (number: string): string[] =>
  CHANNELS.map((channel) => `<order-${number}.${channel}@localhost>`)

export function recordMails(server: MailServer): MailRecord {
  const counts = new Map<string, number>()
  function collect(): void {
    // Drops the contents to save memory.
    for (const { mail } of server.taken.splice(0)) {
      const id = mail.messageId ?? ''
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return {
    counts,
    async await(numbers, timeoutMs) {
      const end = performance.now() + timeoutMs
      for (;;) {
        collect()
        const missing = [...numbers].flatMap(listMessageIds).filter((id) => !counts.has(id))
        if (missing.length === 0 || performance.now() > end) return missing
        await pause(LOOK_EVERY_MS)
      }
    },
  }
}
