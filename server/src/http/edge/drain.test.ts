import { expect, it } from 'vitest'
import { openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

describeOnDatabase('a process that is about to stop', (database) => {
  it('answers 503 at /readyz, and serves every other request with Connection: close', async () => {
    await seedSmallFactory(database())
    const { app, url, close } = await openOrdersApp(database())
    const fetchOver = async (path: string) => {
      const answer = await fetch(`${url}${path}`)
      await answer.arrayBuffer()
      return [answer.status, answer.headers.get('connection')]
    }
    const paths = ['/healthz', '/', '/api/v1/posts', '/none.txt']
    expect(await fetchOver('/readyz')).toEqual([200, 'keep-alive'])
    for (const path of paths) expect((await fetchOver(path))[1]).toBe('keep-alive')
    await app.drain.begin(0)
    expect(await fetchOver('/readyz')).toEqual([503, 'close'])
    expect(await Promise.all(paths.map(fetchOver))).toEqual([
      [200, 'close'],
      [200, 'close'],
      [200, 'close'],
      [404, 'close'],
    ])
    await close()
  })
})
