import { UNCACHED } from '@rapport/contract/page'
import { expect, it } from 'vitest'
import { describeServer } from '../../../test/server-app.ts'

describeServer('the query of a page', (server) => {
  const get = (url: string) => server().app.inject({ url, headers: { host: 'proba.example' } })
  const timesRendered = (path: string) => server().rendered.filter((one) => one === path).length

  it.each([
    ['/search/?query=polo&utm_source=vk', 'page /search/?query=polo'],
    ['/help/delivery/?city=tula&weight=5', 'page /help/delivery/?city=tula&weight=5'],
    ['/301/?to=%2Fcatalog%2F', 'page /301/?to=%2Fcatalog%2F'],
    ['/catalog/?query=polo', 'page /catalog/'],
  ])('%s is reduced to known parameters', async (url, body) => expect((await get(url)).body).toBe(body))

  it.each(['/help/delivery/?city=orel', '/search/kepki/'])(
    '%s is not cached, since its values are unlimited',
    async (url) => {
      const [first] = [await get(url), await get(url)]
      expect([first.headers['cache-control'], first.headers.etag]).toEqual([UNCACHED, undefined])
      expect(timesRendered(url)).toBe(2)
    },
  )

  it('does not replace the cached page without a query', async () => {
    await get('/help/delivery/')
    await get('/help/delivery/?city=ryazan')
    expect((await get('/help/delivery/?utm_source=vk')).body).toBe('page /help/delivery/')
    expect(timesRendered('/help/delivery/')).toBe(1)
  })

  it('is preserved by a redirect to the canonical path', async () => {
    const { statusCode, headers } = await get('/SEARCH?query=polo')
    expect([statusCode, headers.location]).toEqual([301, '/search/?query=polo'])
  })
})
