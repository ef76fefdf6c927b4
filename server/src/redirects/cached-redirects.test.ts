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

  it('does not apply to the API, to files of the site or to monitoring', async () => {
    for (const path of ['/api/v1/nowhere', '/media/nowhere.png', '/assets/nowhere.js']) {
      await move(path, '/catalog/')
      expect((await get(path)).status).toBe(404)
    }
  })
})
