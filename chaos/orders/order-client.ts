import { randomUUID } from 'node:crypto'
import { samples } from '../../server/test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../server/test/order-form.ts'

/** Files of each order. */
export const FILES = [
  { name: 'макет.pdf', bytes: Buffer.concat([samples.pdf, Buffer.alloc(3000, 'x')]) },
  { name: 'архив.zip', bytes: samples.zip },
]

const FIRST_ANSWER_MS = 200
const WEIGHT_OF_LAST = 0.2

/** A visitor who sends one order after another, and each again, with its key, until it is answered. */
export interface OrderClient {
  /** Sends until the server is gone. */
  run(url: string): Promise<void>
  /** Milliseconds that answered orders have taken of late. */
  answerMs(): number
  /** Sends what is still without an answer. */
  finish(url: string): Promise<void>
}

/** Creates a client that writes the number of each answered order into `acknowledged`. */
export function createOrderClient(acknowledged: Set<string>): OrderClient {
  let key = randomUUID()
  let tried = false
  let answerMs = FIRST_ANSWER_MS

  /** Whether the server is still there. */
  async function send(url: string): Promise<boolean> {
    tried = true
    const started = performance.now()
    // An address of its own for each order: a mailbox gets only so many confirmations.
    const fields = { ...validFields, email: `${key}@example.ru`, comment: key, policy: '1' }
    const answer = await sendOrder(url, orderForm(fields, FILES), { 'idempotency-key': key }).catch(
      () => undefined,
    )
    if (!answer) return false
    if (answer.number === undefined) {
      // While the database is being torn away an order may be refused; it is sent again.
      if (answer.status >= 500) return true
      throw new Error(`An order was answered ${answer.status}: ${answer.failure.message}`)
    }
    acknowledged.add(answer.number)
    answerMs += (performance.now() - started - answerMs) * WEIGHT_OF_LAST
    key = randomUUID()
    tried = false
    return true
  }

  return {
    answerMs: () => answerMs,
    async run(url) {
      while (await send(url));
    },
    async finish(url) {
      while (tried && (await send(url)));
    },
  }
}
