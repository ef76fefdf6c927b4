import pg from 'pg'
import type { NotificationListener } from './database.ts'

const RECONNECT_MS = 1000

/**
 * Milliseconds between health checks. A connection that is lost silently is found only by a query with a
 * timeout.
 */
const CHECK_MS = 30_000
const ANSWER_MS = 10_000

/**
 * Listens on a connection of its own, and reconnects if it breaks or does not answer. After each reconnection
 * it calls `onMissed`, since notifications may be lost. Returns a function that stops it.
 */
export async function listenOnConnection(
  connectionString: string,
  channel: string,
  { onNotify, onMissed }: NotificationListener,
  { checkMs = CHECK_MS, answerMs = ANSWER_MS } = {},
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      query_timeout: answerMs,
      connectionTimeoutMillis: answerMs,
    })
    let check: NodeJS.Timeout | undefined
    let lost = false
    const onLost = () => {
      if (lost) return
      lost = true
      clearInterval(check)
      if (client === next) client = undefined
      next.end().catch(() => undefined)
      reconnectLater()
    }
    next.on('error', onLost)
    next.on('end', onLost)
    next.on('notification', (message) => onNotify(message.payload ?? ''))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (stopped) return next.end()
    check = setInterval(() => next.query('select 1').catch(onLost), checkMs).unref()
    client = next
  }

  function reconnectLater(): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(onMissed, () => reconnectLater())
    }, RECONNECT_MS)
    timer.unref()
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
