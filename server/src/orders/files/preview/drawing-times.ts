/** As long as a single file may take. */
const ORDER_MS = 15_000
/** Orders with known times; above it the oldest is forgotten. */
const ORDERS_MAX = 10_000

/**
 * Creates a time limit for thumbnails, which are drawn without a click. Those of an order are drawn in turn, and none
 * starts after the order has used up the time of one file. So an order in a list takes no more capacity than one
 * opened file.
 */
export function createDrawingTimes(orderMs = ORDER_MS) {
  const spent = new Map<string, number>()
  /** Last queued work of each order. */
  const turns = new Map<string, Promise<unknown>>()
  return {
    /** Adds the time of a drawing to its order. */
    async measure<T>(orderId: string, drawing: () => Promise<T>): Promise<T> {
      const startedAt = performance.now()
      try {
        return await drawing()
      } finally {
        const ms = (spent.get(orderId) ?? 0) + performance.now() - startedAt
        spent.delete(orderId)
        spent.set(orderId, ms)
        const [oldest] = spent.keys()
        if (oldest !== undefined && spent.size > ORDERS_MAX) spent.delete(oldest)
      }
    },
    /** Runs work in the turn of its order. Returns undefined if the order's time is used up by then. */
    async runWithin<T>(orderId: string, work: () => Promise<T>): Promise<T | undefined> {
      const before = turns.get(orderId)
      const run = async () => {
        await before?.catch(() => undefined)
        return (spent.get(orderId) ?? 0) < orderMs ? work() : undefined
      }
      const turn = run()
      turns.set(orderId, turn)
      try {
        return await turn
      } finally {
        if (turns.get(orderId) === turn) turns.delete(orderId)
      }
    },
  }
}
