import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { buildApp } from '../../../test/build-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

describeOnDatabase('a slow statement', (database) => {
  const run = async (SLOW_STATEMENT_MS: string) => {
    const server = await buildApp(database(), { variables: { SLOW_STATEMENT_MS } })
    const name = 'Анна'
    await database().orm.execute(sql`select pg_sleep(0.002), ${name}::text, 'Ткачёва' as surname`)
    await server.close()
    return server.log.filter((line) => line.includes('slow statement') && line.includes('pg_sleep'))
  }

  it('is logged without its values', async () => {
    const [line = ''] = await run('1')
    expect(JSON.parse(line)).toMatchObject({ statement: "select pg_sleep(0.002), $1::text, '?' as surname" })
    expect(line).not.toMatch(/Анна|Ткачёва/)
  })

  it('is not logged below the threshold', async () => {
    expect(await run('60000')).toEqual([])
    expect(await run('0')).toEqual([])
  })
})
