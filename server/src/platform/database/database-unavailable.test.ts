import { messages } from '@rapport/contract/messages'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { openOwnPostgres } from '../../../test/each-database.ts'
import { openServerApp } from '../../../test/server-app.ts'
import { openPostgres } from './postgres-database.ts'

const server = inject('postgresUrl')
const away = { message: messages.unavailable, errors: { message: [messages.unavailable] } }

describe.skipIf(!server)('while PostgreSQL does not answer', () => {
  it('calls say in Russian that they will work later, with 503, and do work later', async () => {
    const test = await openOwnPostgres(server ?? '')
    const database = await openPostgres(test.url, { max: 2, connectionTimeoutMillis: 5000 })
    const { app, close } = await openServerApp(database)
    const call = async (url: string, headers = {}) => {
      const answer = await app.inject({ url, headers })
      return [answer.statusCode, answer.json()]
    }
    const urls = ['/api/v1/posts', '/api/v1/catalog/polo', '/api/v1/catalog/search/?name=polo']
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let taken = 0
    const holders = [1, 2].map(() =>
      database.orm.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        taken += 1
        if (taken === 2)
          await Promise.all(urls.map(async (url) => expect(await call(url)).toEqual([503, away]))).finally(
            release,
          )
        await held
      }),
    )
    await Promise.all(holders)
    for (const url of urls) expect(await call(url)).toEqual([200, expect.anything()])
    await close()
    await database.close()
    await test.drop()
  })
})
