import { randomUUID } from 'node:crypto'
import { samples } from '../../server/test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../server/test/order-form.ts'

export const FILES = [
  { name: 'макет.pdf', bytes: Buffer.concat([samples.pdf, Buffer.alloc(3000, 'x')]) },
  { name: 'архив.zip', bytes: samples.zip },
]

const FIRST_ANSWER_MS = 200
const WEIGHT_OF_LAST = 0.2

/** A client that sends orders one after another. It repeats each with the same key until it is answered. */
export interface OrderClient {
  /** Sends orders until the server is gone. */
  run(url: string): Promise<void>
  /** Moving average of the response time in milliseconds. */
  answerMs(): number
  /** Sends the last unanswered order. */
  finish(url: string): Promise<void>
}

/** Creates a client. It adds the number of each answered order to `acknowledged`. */
export function createOrderClient(acknowledged: Set<string>): OrderClient {
  let key = randomUUID()
  let tried = false
  let answerMs = FIRST_ANSWER_MS

  /** Returns false if the server is gone. */
  async function send(url: string): Promise<boolean> {
    tried = true
    const started = performance.now()
    // Each order has its own e-mail address, since confirmations per mailbox are limited.
    const fields = { ...validFields, email: `${key}@example.ru`, comment: key, policy: '1' }
    const answer = await sendOrder(url, orderForm(fields, FILES), { 'idempotency-key': key }).catch(
      () => undefined,
    )
    if (!answer) return false
    if (answer.number === undefined) {
      // An order may be refused while the database is killed. It is sent again.
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
