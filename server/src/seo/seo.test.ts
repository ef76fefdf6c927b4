import { messages } from '@rapport/contract/errors/messages'
import { expect, it } from 'vitest'
import { describeServer, publicUrl } from '../../test/server-app.ts'
import { SERVICE_PAGES } from '../site-pages/service-pages.ts'
import { STATIC_PAGES } from '../site-pages/static-pages.ts'
import { seoRecords } from './tables.ts'

describeServer('seo/show', (server) => {
  const get = (query: string) => server().app.inject({ url: `/api/v1/seo/show?${query}` })
  const said = async (query: string) => (await get(query)).json().result
  const resultOf = async (url: string) => (await server().app.inject({ url })).json().result

  it.each([
    ['/', 'Фабрика текстиля', 'Шьём'],
    ['/help/', 'Как заказать — Фабрика «Проба», фабрика текстиля', expect.stringMatching(/^Шаги от/)],
    ['/policy/', 'Согласие — Фабрика «Проба»', expect.stringMatching(/^Согласие: что мы храним/)],
    [
      '/catalog/',
      'Каталог — Фабрика «Проба», фабрика текстиля',
      'Шьём и печатаем на заказ от 1 штуки: футболки.',
    ],
    ['/blog/', 'Блог — Фабрика «Проба»', expect.any(String)],
    ['/contacts/', 'Контакты — Фабрика «Проба», фабрика текстиля', expect.any(String)],
    ['/licenses/', 'Лицензии и сертификаты — Фабрика «Проба», фабрика текстиля', expect.any(String)],
    ['/sitemap/', 'Карта сайта — Фабрика «Проба»', expect.any(String)],
  ])('derives the SEO of %s from its content', async (path, title, description) => {
    expect(await said(`groupName=page&entityId=${path}`)).toMatchObject({
      title,
      description,
      ogTitle: title,
      canonical: `${publicUrl}${path}`,
      robots: 'index, follow',
    })
  })

  it.each([...STATIC_PAGES.keys(), ...SERVICE_PAGES.keys()])('returns keywords for %s', async (path) => {
    const answer = await get(`groupName=page&entityId=${path}`)
    const isThere = answer.statusCode === 200
    expect(isThere || STATIC_PAGES.get(path)?.textSlug).toBeTruthy()
    if (!isThere) return
    const { result } = answer.json()
    expect([result.title, result.description, result.keywords]).toEqual(
      Array(3).fill(expect.stringMatching(/[а-яё]{4}/i)),
    )
    expect(result.robots).toBe(SERVICE_PAGES.has(path) ? 'noindex' : 'index, follow')
  })

  it('derives texts from the item, the post or the city of the page', async () => {
    const { catalog } = await resultOf('/api/v1/catalog/polo')
    expect(await said(`groupName=catalog&entityId=${catalog.id}`)).toEqual({
      ...catalog.seo,
      canonical: `${publicUrl}/catalog/trikotaj/polo/`,
      robots: 'index, follow',
    })
    const { post } = await resultOf('/api/v1/posts/sitec')
    expect(await said(`groupName=post&entityId=${post.id}`)).toEqual({
      ...post.seo,
      canonical: `${publicUrl}/blog/sitec/`,
      robots: 'index, follow',
    })
    expect(await said('groupName=city&entityId=7')).toMatchObject({
      title: 'Контакты — Тула — Фабрика «Проба»',
      keywords: 'контакты, Фабрика «Проба», Тула, адрес, телефон, часы работы',
      description: 'Фабрика «Проба», Тула: Ленина, 1. Пн–Пт 09:30–18:00.',
      canonical: 'https://tula.proba.example/contacts/city-7/',
    })
  })

  it("prefers the editors' texts to those derived from the content", async () => {
    await server()
      .database.orm.insert(seoRecords)
      .values([
        { groupName: 'page', entityId: '/blog/', title: 'Журнал', robots: 'noindex' },
        { groupName: 'city', entityId: '7', canonical: 'https://tula.proba.example/', description: '' },
      ])
    expect(await said('groupName=page&entityId=/blog/')).toMatchObject({
      title: 'Журнал',
      description: expect.stringMatching(/^О тканях/),
      robots: 'noindex',
      canonical: `${publicUrl}/blog/`,
    })
    expect(await said('groupName=city&entityId=7')).toMatchObject({
      title: 'Контакты — Тула — Фабрика «Проба»',
      description: '',
      canonical: 'https://tula.proba.example/',
    })
  })

  it("is included in an item and a post, so that their pages use the editors' texts", async () => {
    const { catalog } = await resultOf('/api/v1/catalog/mayka')
    const own = {
      title: 'Майка',
      ogTitle: 'Майка для сети',
      canonical: 'https://proba.example/catalog/',
      robots: 'noindex, follow',
    }
    await server()
      .database.orm.insert(seoRecords)
      .values({ groupName: 'catalog', entityId: String(catalog.id), ...own })
    expect((await resultOf('/api/v1/catalog/mayka')).catalog.seo).toMatchObject(own)
    expect(await said(`groupName=catalog&entityId=${catalog.id}`)).toMatchObject(own)
  })

  it('returns the SEO of the post itself', async () => {
    const { post } = await resultOf('/api/v1/posts/satin')
    await server()
      .database.orm.insert(seoRecords)
      .values({ groupName: 'post', entityId: String(post.id), title: 'Сатин от А до Я' })
    expect((await resultOf('/api/v1/posts/satin')).post.seo.title).toBe('Сатин от А до Я')
    expect((await said(`groupName=post&entityId=${post.id}`)).title).toBe('Сатин от А до Я')
  })

  it.each([
    ['', ['entityId', 'groupName']],
    ['groupName=page', ['entityId']],
    ['entityId=/', ['groupName']],
    ['groupName=user&entityId=1', ['groupName']],
    ['groupName=page&entityId=', ['entityId']],
    [`groupName=page&entityId=${'a'.repeat(201)}`, ['entityId']],
  ])('answers 422 with the field to «%s»', async (query, fields) => {
    const answer = await get(query)
    expect([answer.statusCode, answer.json().message]).toEqual([422, messages.invalid])
    expect(Object.keys(answer.json().errors).sort()).toEqual(fields)
  })

  it.each([
    'page&entityId=/nowhere/',
    'catalog&entityId=999',
    'post&entityId=01',
    'city&entityId=2',
    'city&entityId=x',
  ])('answers 404 to %s', async (query) => expect((await get(`groupName=${query}`)).statusCode).toBe(404))
})
