/** As long as one file may be drawn. */
const ORDER_MS = 15_000
/** Orders whose times are known; the oldest is forgotten first. */
const ORDERS_MAX = 10_000

/**
 * Creates what bounds drawings that nobody pressed for: those of an order follow one another, and none begins once its files were
 * drawn for as long as one may be. So an order that is only looked at holds no place longer than one file that is opened.
 */
export function createDrawingTimes(orderMs = ORDER_MS) {
  const spent = new Map<string, number>()
  /** The last turn of each order. */
  const turns = new Map<string, Promise<unknown>>()
  return {
    /** Counts what a drawing takes once it has its place. */
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
    /** Runs work of an order when its turn comes; undefined where no time is left then. */
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
