import { redirectMessages } from '@rapport/staff-contract/redirects/redirect-messages'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createPost, publish } from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { redirects } from '../seo/tables.ts'
import { createMissingPages } from './missing-pages.ts'
import { missingPages } from './tables.ts'

describeStaff('redirects and missing pages', (server) => {
  let seo: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    const editor = await server().signedIn('editor')
    for (const slug of ['o-lne', 'o-sitse']) await publish(editor, await createPost(editor, slug))
    seo = await server().signedIn('seo')
  })
  const save = (oldPath: string, newPath: string, version = '', status = '301') =>
    seo.call('saveRedirect', { body: { oldPath, newPath, status, version } })
  const locationOf = async (url: string) => (await server().app.inject({ url })).headers.location

  it('adds, updates and deletes a redirect, and answers 409 for a stale version', async () => {
    const added = await save('/starye-stati/len/', '/blog/o-lne/')
    expect([added.status, added.result.redirect.version]).toEqual([200, 1])
    await expect.poll(() => locationOf('/starye-stati/len/')).toBe('/blog/o-lne/')
    expect((await save('/starye-stati/len/', '/blog/o-sitse/')).errors).toHaveProperty('oldPath')
    const changed = await save('/starye-stati/len/', '/blog/o-sitse/?ot=len', '1', '302')
    expect(changed.result.redirect).toMatchObject({
      newPath: '/blog/o-sitse/?ot=len',
      status: 302,
      version: 2,
    })
    expect((await save('/starye-stati/len/', '/blog/o-lne/', '1')).status).toBe(409)
    const { redirects: listed } = (await seo.call('getRedirects')).result
    expect(listed).toEqual([changed.result.redirect])
    const remove = (version: string) =>
      seo.call('deleteRedirect', { body: { oldPath: '/starye-stati/len/', version } })
    expect([(await remove('')).status, (await remove('1')).status, (await remove('2')).status]).toEqual([
      400, 409, 200,
    ])
    expect((await remove('2')).status).toBe(404)
    await expect.poll(() => locationOf('/starye-stati/len/')).toBeUndefined()
  })

  it('leads from pages of a former site, which ended in .html or .php', async () => {
    for (const oldPath of ['/shop/futbolka.html', '/catalog.php']) {
      expect((await save(oldPath, '/blog/o-lne/')).status).toBe(200)
      await expect.poll(() => locationOf(oldPath)).toBe('/blog/o-lne/')
      await seo.call('deleteRedirect', { body: { oldPath, version: '1' } })
    }
  })

  it('leads from a query of a former site, stored in one spelling, even where the path is a page', async () => {
    const added = await save('/Blog?section=3&id=7&utm_source=ya&id=7', '/blog/o-lne/')
    const { oldPath } = added.result.redirect
    expect(oldPath).toBe('/blog/?id=7&section=3')
    await expect.poll(() => locationOf('/blog/?section=3&id=7')).toBe('/blog/o-lne/')
    expect((await save('/blog/?id=7&section=3', '/blog/o-sitse/')).errors).toHaveProperty('oldPath')
    expect((await save(oldPath, '/blog/o-sitse/', '1')).status).toBe(200)
    await expect.poll(() => locationOf('/blog/?section=3&id=7')).toBe('/blog/o-sitse/')
    const removed = await seo.call('deleteRedirect', { body: { oldPath, version: '2' } })
    expect(removed.status).toBe(200)
    await expect.poll(() => locationOf('/blog/?section=3&id=7')).toBeUndefined()
  })

  it('rejects chains and loops of queries', async () => {
    const saved = [
      await save('/blog/?id=1', '/blog/o-lne/?x=1&y=2'),
      await save('/staroe.php?id=1', '/blog/o-lne/'),
    ]
    expect(saved.map(({ status }) => status)).toEqual([200, 200])
    const chain = { newPath: [redirectMessages.chain('/blog/o-lne/?x=1&y=2')] }
    expect((await save('/piat/', '/blog/?id=1')).errors).toEqual(chain)
    expect((await save('/piat.php?id=2', '/blog/?utm_source=vk&id=1#a')).errors).toEqual(chain)
    const followed = { oldPath: [redirectMessages.followed('/blog/?id=1')] }
    expect((await save('/blog/o-lne/?y=2&x=1', '/blog/')).errors).toEqual(followed)
    expect((await save('/blog/o-lne/?x=1', '/blog/')).status).toBe(200)
    expect((await save('/shest/?a=1&b=2', '/shest/?b=2&a=1')).errors).toEqual({
      newPath: [redirectMessages.itself],
    })
    await server().database.orm.insert(redirects).values({ oldPath: '/sem/', newPath: '/vosem/?q=1' })
    expect((await save('/vosem/', '/blog/')).errors).toEqual({
      oldPath: [redirectMessages.followed('/sem/')],
    })
  })

  it.each([
    ['from a query that the page itself has', '/catalog/?price_from=100', redirectMessages.ownQuery],
    ['from a query of a service page', '/order/?number=1', redirectMessages.ownQuery],
    ['from a page, by tracking parameters', '/blog/o-lne/?utm_source=ya', redirectMessages.living],
    ['from a fragment', '/a.php?id=7#x', redirectMessages.noPath],
    [
      'from more than 10 parameters',
      `/a.php?${Array.from({ length: 11 }, (_, at) => `p${at}=1`).join('&')}`,
      redirectMessages.tooManyParameters(10),
    ],
    ['from a long query', `/a.php?${'a'.repeat(300)}`, redirectMessages.pathTooLong(300)],
    ['from a query that is long once escaped', `/a.php?${'я'.repeat(60)}`, redirectMessages.pathTooLong(300)],
  ])('does not redirect %s', async (_, oldPath, sentence) => {
    const { status, errors } = await save(oldPath, '/blog/o-sitse/')
    expect([status, errors]).toEqual([422, { oldPath: [sentence] }])
  })

  it.each([
    ['onto itself', '/staroe/', '/staroe/', 'newPath'],
    ['onto itself in another spelling', '/Staroe', '/staroe/', 'newPath'],
    ['to another site', '/staroe/', 'https://evil.example/', 'newPath'],
    ['to another site without a scheme', '/staroe/', '//evil.example/', 'newPath'],
    ['to a place without a page', '/staroe/', '/nigde/', 'newPath'],
    ['to a file', '/staroe/', '/media/x.webp', 'newPath'],
    ['from a living page', '/blog/o-lne/', '/blog/o-sitse/', 'oldPath'],
    ['from the home page', '/', '/blog/o-sitse/', 'oldPath'],
    ['from the API', '/api/v1/posts/', '/blog/o-sitse/', 'oldPath'],
    ['from nothing', '', '/blog/o-sitse/', 'oldPath'],
  ])('does not redirect %s', async (_, oldPath, newPath, field) => {
    const { status, errors } = await save(oldPath, newPath)
    expect([status, errors]).toEqual([422, { [field]: [expect.stringMatching(/[а-яё]{3}/)] }])
  })

  it('rejects redirect chains and loops', async () => {
    await save('/odin/', '/blog/o-lne/')
    expect((await save('/dva/', '/odin/')).errors).toEqual({
      newPath: [expect.stringContaining('/blog/o-lne/')],
    })
    await server().database.orm.insert(redirects).values({ oldPath: '/tri/', newPath: '/chetyre/' })
    expect((await save('/chetyre/', '/blog/o-lne/')).errors).toEqual({
      oldPath: [expect.stringContaining('/tri/')],
    })
  })

  it('counts missing pages by Moscow day and path, with the nearest page, until they are redirected', async () => {
    const { orm } = server().database
    const { add, write } = createMissingPages(orm)
    for (let at = 0; at < 3; at += 1) add('/blog/o-lnee/')
    add('/wp-login/')
    add('/blog/%D1%8F/')
    add(`/${'a'.repeat(300)}/`)
    for (let at = 0; at < 500; at += 1) add(`/made-up-${at}/`)
    await write(server().clock.now)
    expect(await orm.$count(missingPages)).toBe(100)
    add('/blog/o-lnee/')
    const late = new Date(server().clock.now)
    late.setUTCHours(23)
    await write(late)
    const pages = async () => (await seo.call('getMissingPages')).result.pages
    // In Moscow it is already the next day.
    const day = new Date(late.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
    expect((await pages())[0]).toEqual({
      path: '/blog/o-lnee/',
      hits: 4,
      lastDay: day,
      suggestion: '/blog/o-lne/',
    })
    expect((await save('/blog/o-lnee/', '/blog/o-lne/')).status).toBe(200)
    expect((await pages()).map(({ path }: { path: string }) => path)).not.toContain('/blog/o-lnee/')
  })
})
