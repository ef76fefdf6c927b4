import { once } from 'node:events'
import { connect } from 'node:net'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, type TestFile, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { SOON } from '../../../test/soon.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import type { UploadBounds } from '../../limits.ts'
import { rateLimits } from '../../platform/database/tables.ts'
import { orderFiles, orders } from '../tables.ts'

const MEGABYTE = 1024 * 1024

function pdf(megabytes: number): TestFile {
  const bytes = Buffer.alloc(megabytes * MEGABYTE)
  samples.pdf.copy(bytes)
  return { name: 'a.pdf', bytes }
}

describeOnDatabase('upload limits', (database) => {
  let server: OrdersApp
  const open = async (uploads: Partial<UploadBounds>) => {
    server = await openOrdersApp(database(), { limits: { uploads: { freshMs: 0, ...uploads } } })
  }
  beforeEach(() => seedSmallFactory(database()))
  afterEach(() => server.close())

  const send = (...files: TestFile[]) => sendOrder(server.url, orderForm(validFields, files))
  const refused = async (message: string, ...files: TestFile[]) => {
    const before = await server.files()
    const answer = await send(...files)
    expect([answer.status, answer.failure.errors]).toEqual([422, { files: [message] }])
    expect(await server.files()).toEqual(before)
    expect((await send()).status, 'an order without files passes').toBe(200)
  }

  it('refuse files above UPLOADS_MAX_GB by the size of the store', async () => {
    await open({ total: 5 * MEGABYTE })
    expect((await send(pdf(2), pdf(2))).status).toBe(200)
    expect(await server.orders.uploads.state()).toBeUndefined()
    await refused(messages.filesRefused, pdf(2))
    expect((await send(pdf(1))).status).toBe(200)
    expect(await server.orders.uploads.state()).toMatch(/^files are refused: .* stored/)
    await database().orm.update(orderFiles).set({ removedAt: new Date() })
    expect((await send(pdf(2))).status).toBe(200)
  })

  it('count arriving files of concurrent orders together', async () => {
    await open({ total: 5 * MEGABYTE, freshMs: 60_000 })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(pdf(2))))
    // The orders may block each other, so the number of refused ones varies.
    expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(2)
    expect(new Set(answers.map((answer) => answer.status))).not.toContain(500)
  })

  it('refuse files that would leave less free disk than DISK_FREE_MIN_GB', async () => {
    await open({ diskFree: Number.MAX_SAFE_INTEGER })
    await refused(messages.filesRefused, pdf(1))
    expect(await server.orders.uploads.state()).toMatch(/^files are refused: .* of the disk are free/)
    expect(server.log.join('')).toContain('"security":"upload_refused"')
  })

  it('count bytes by IP address and hour, refused orders included', async () => {
    await open({ hourlyByIp: 4 * MEGABYTE })
    const wrong = await sendOrder(server.url, orderForm({ ...validFields, phone: '1' }, [pdf(3)]))
    expect(wrong.status).toBe(422)
    await refused(messages.filesRefusedByIp, pdf(2))
    // The hour ends.
    await database().orm.delete(rateLimits)
    expect((await send(pdf(3))).status).toBe(200)
  })

  it('count concurrent orders of one IP address together', async () => {
    await open({ hourlyByIp: 5 * MEGABYTE })
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(pdf(2))))
    expect(answers.filter((answer) => answer.status === 200).length).toBeLessThanOrEqual(2)
    const rows = await database().orm.select().from(rateLimits)
    expect(rows.find(({ key }) => key.startsWith('upload-bytes'))?.points).toBeLessThanOrEqual(5 * MEGABYTE)
  })

  it('limit concurrent uploads of one IP address, and end cut connections without leftovers', async () => {
    await open({ atOnceByIp: 2 })
    const sockets = [1, 2].map(() => connect(Number(new URL(server.url).port), '127.0.0.1'))
    for (const socket of sockets)
      socket.write(
        `POST ${endpointRoutes.sendOrderMail.path} HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7\n${'x'.repeat(100_000)}`,
      )
    await vi.waitFor(async () => expect((await server.files()).incoming).toHaveLength(2), SOON)
    await refused(messages.filesRefusedAtOnce, pdf(1))
    for (const socket of sockets) {
      const closed = once(socket, 'close')
      socket.destroy()
      await closed
    }
    await vi.waitFor(async () => expect(await server.files()).toEqual({ incoming: [], stored: [] }), SOON)
    await vi.waitFor(async () => expect((await send(pdf(1))).status).toBe(200), SOON)
  })

  it('leave no row of refused files, and accept the order without them', async () => {
    await open({ total: MEGABYTE })
    await refused(messages.filesRefused, pdf(1), pdf(1))
    expect(await database().orm.select().from(orders)).toHaveLength(1)
    expect(await database().orm.select().from(orderFiles)).toEqual([])
  })
})
