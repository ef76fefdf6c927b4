import pg from 'pg'

const RECONNECT_MS = 1000

/**
 * Listens on a connection of its own and connects again when it breaks. After each reconnection `onNotify`
 * is called with undefined, since what was sent meanwhile is lost. Gives a function that stops it.
 */
export async function listenOnConnection(
  connectionString: string,
  channel: string,
  onNotify: (payload: string | undefined) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true })
    let lost = false
    const onLost = () => {
      if (lost) return
      lost = true
      next.end().catch(() => undefined)
      reconnectLater()
    }
    next.on('error', onLost)
    next.on('end', onLost)
    next.on('notification', (message) => onNotify(message.payload))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }

  function reconnectLater(): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(
        () => onNotify(undefined),
        () => reconnectLater(),
      )
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
