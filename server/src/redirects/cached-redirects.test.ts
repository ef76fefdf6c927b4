import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { SOON } from '../../test/soon.ts'
import { redirects } from '../seo/tables.ts'

describeServer('a redirect of the staff', (server) => {
  const get = async (url: string) => {
    const { statusCode, headers, body } = await server().app.inject({ url })
    return { status: statusCode, location: headers.location, body }
  }
  const move = (oldPath: string, newPath: string, status = 301) =>
    server().database.orm.insert(redirects).values({ oldPath, newPath, status })

  it.each([
    ['/staroe/', 301, '/catalog/'],
    ['/staroe', 301, '/catalog/'],
    ['/STAROE/', 301, '/catalog/'],
    ['//Staroe//index.html', 301, '/catalog/'],
    ['/staroe/?utm_source=vk&x=%D1%82', 301, '/catalog/?utm_source=vk&x=%D1%82'],
    ['/akciya/', 302, '/blog/?tag=%D1%82#verh'],
    ['/akciya?x=1', 302, '/blog/?tag=%D1%82&x=1#verh'],
    ['/старый-каталог/', 301, '/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/'],
    ['/СТАРЫЙ-каталог', 301, '/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/'],
  ])('%s answers %i to %s', async (from, status, to) => {
    const url = encodeURI(decodeURI(from))
    expect(await get(url)).toMatchObject({ status, location: to })
    expect((await server().app.inject({ method: 'HEAD', url })).statusCode).toBe(status)
  })

  it('applies to files of an old site, and to pages that still exist', async () => {
    await move('/index.php', '/')
    await move('/help/', '/help/delivery/')
    await vi.waitFor(
      async () => expect(await get('/index.php?id=3')).toMatchObject({ status: 301, location: '/?id=3' }),
      SOON,
    )
    expect(await get('/help/')).toMatchObject({ status: 301, location: '/help/delivery/' })
  })

  it('finds a query whose parameters are the same set, and preserves tracking parameters', async () => {
    await move('/product.php?cat=3&id=7', '/catalog/')
    await move('/product.php', '/')
    const to = async (query: string) => (await get(`/product.php${query}`)).location
    await vi.waitFor(async () => expect(await to('?cat=3&id=7')).toBe('/catalog/'), SOON)
    expect(await to('?id=7&cat=3')).toBe('/catalog/')
    expect(await to('?id=7&cat=3&id=7&&UTM_source=vk&yclid=1&from=mail')).toBe(
      '/catalog/?UTM_source=vk&yclid=1&from=mail',
    )
    expect((await get('//Product.php?cat=3&id=%37')).location).toBe('/catalog/')
    for (const query of ['?id=7', '?id=7&cat=3&x=1', '?id=8&cat=3', '?id=7&id=8&cat=3', '?ID=7&cat=3'])
      expect(await to(query)).toBe(`/${query}`)
    expect(await to(`?id=7&cat=3&utm_source=${'a'.repeat(3000)}`)).toMatch(/^\/\?id=7&cat=3&utm_source=a/)
  })

  it.each([
    ['spaces and Cyrillic letters', '/shop/?name=%D1%82%D0%BA%D0%B0%D0%BD%D1%8C%20a', '?name=%d1%82кань+a'],
    ['windows-1251', '/shop/?name=%F2%EA%E0', '?name=%f2%ea%e0'],
    ['routes of frameworks', '/shop/?r=shop/view&v[]=1', '?v%5B%5D=1&r=shop%2Fview'],
  ])('finds a query in any spelling: %s', async (_, oldPath, query) => {
    await move(oldPath, '/catalog/')
    const url = `/shop/${query}`.replace(/[а-я]+/g, encodeURIComponent)
    await vi.waitFor(async () => expect((await get(url)).location).toBe('/catalog/'), SOON)
  })

  it('of a query applies to a page that exists and is cached, which answers every other query', async () => {
    const page = async (query: string) => {
      const { status, location, body } = await get(`/wholesale/${query}`)
      return location ?? [status, body].join(' ')
    }
    const cached = '200 page /wholesale/'
    for (const query of ['', '?product=12', '?utm_source=vk']) expect(await page(query)).toBe(cached)
    await move('/wholesale/?product=12', '/catalog/#polo')
    await vi.waitFor(async () => expect(await page('?product=12')).toBe('/catalog/#polo'), SOON)
    const times = () => server().rendered.filter((path) => path === '/wholesale/').length
    await page('')
    const rendered = times()
    for (const query of ['', '?utm_source=vk', '?product=13', '?product=12&x=1'])
      expect(await page(query)).toBe(cached)
    expect(times()).toBe(rendered)
    expect(await page('?utm_source=vk&product=12')).toBe('/catalog/?utm_source=vk#polo')
  })

  it('of a query may remove the query of a page, but is not followed to itself', async () => {
    await move('/?id=7', '/')
    await move('/?a=1&b=2', '/?b=2&a=1#top')
    await vi.waitFor(async () => expect(await get('/?id=7')).toMatchObject({ location: '/' }), SOON)
    expect(await get('/?b=2&a=1')).toMatchObject({ status: 200, location: undefined })
  })

  it('applies as soon as it is saved, even if the page was cached', async () => {
    expect((await get('/licenses/')).body).toBe('page /licenses/')
    expect((await get('/licenses/')).body).toBe('page /licenses/')
    expect(server().rendered.filter((path) => path === '/licenses/')).toHaveLength(1)
    await move('/licenses/', '/contacts/', 302)
    await vi.waitFor(
      async () => expect(await get('/licenses/')).toMatchObject({ status: 302, location: '/contacts/' }),
      SOON,
    )
    await server().database.orm.delete(redirects).where(sql`old_path = '/licenses/'`)
    await vi.waitFor(async () => expect((await get('/licenses/')).body).toBe('page /licenses/'), SOON)
  })

  it.each([
    ['to another site', '/evil-1/', '//evil.example/'],
    ['to another site by a backslash', '/evil-2/', '/\\evil.example/'],
    ['to another site by its whole address', '/evil-3/', 'https://evil.example/'],
    ['to a script', '/evil-4/', 'javascript:alert(1)'],
    ['to itself', '/loop-1/', '/loop-1/?x=1'],
    ['to another spelling of itself', '/loop-2/', '/LOOP-2'],
  ])('is not followed %s', async (_, oldPath, newPath) => {
    await move(oldPath, newPath)
    expect(await get(oldPath)).toMatchObject({ status: 200, location: undefined, body: `page ${oldPath}` })
  })

  it('can’t add a header', async () => {
    await move('/line/', '/a\r\nset-cookie: a=b')
    const answer = await server().app.inject({ url: '/line/' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    "/'; drop table redirects; --/",
    '/%00/',
    '/%ED%A0%80/',
    '/%zz/',
    '/<script>/',
    `/${'a'.repeat(3000)}/`,
  ])('does not exist for %s', async (path) => {
    const { status, location } = await get(path)
    expect([200, 400]).toContain(status)
    expect(location).toBeUndefined()
  })

  it('of a query is found in a table that is too large for the memory', async () => {
    await server().database.orm.execute(
      sql`insert into redirects (old_path, new_path) select '/help/delivery/?id=' || id, '/blog/' from generate_series(1, 20001) id`,
    )
    const page = async (query: string) => (await get(`/help/delivery/${query}`)).location
    await vi.waitFor(async () => expect(await page('?id=20001')).toBe('/blog/'), SOON)
    expect([await page('?id=20002'), await page('')]).toEqual([undefined, undefined])
    expect((await get('/staroe/')).location).toBe('/catalog/')
    await server().database.orm.delete(redirects).where(sql`starts_with(old_path, '/help/delivery/?')`)
  })

  it('does not apply to the API, to files of the site or to monitoring', async () => {
    for (const path of ['/api/v1/nowhere', '/media/nowhere.png', '/assets/nowhere.js']) {
      await move(path, '/catalog/')
      expect((await get(path)).status).toBe(404)
    }
  })
})
