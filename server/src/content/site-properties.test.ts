import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { seoRecords } from '../seo/tables.ts'
import { getHomeSeo } from './queries.ts'
import { siteProperties } from './tables.ts'

describeServer('site properties', (server) => {
  const resultOf = async (url: string) => (await server().app.inject({ url })).json().result

  it('include the SEO of the home page', async () => {
    const home = await resultOf('/api/v1/home-page')
    expect(home.seo.title).toBe('Фабрика текстиля')
    expect(home.properties).toEqual((await resultOf('/api/v1/site')).properties)
    expect(home.properties).toMatchObject({ phone: '+74951234567', supportEmail: 'support@proba.example' })
  })

  it('provide the default SEO of the home page', async () => {
    const { orm } = server().database
    await orm.delete(seoRecords)
    expect((await getHomeSeo(orm))?.seo).toMatchObject({
      title: 'Фабрика «Проба» — фабрика текстиля',
      description: expect.stringMatching(/^Фабрика «Проба» — фабрика текстиля: \p{L}/u),
    })
  })

  it('add icon and analytics goal to each network', async () => {
    const { orm } = server().database
    expect((await resultOf('/api/v1/site')).properties.social).toEqual([
      {
        type: 'vk',
        name: 'ВКонтакте',
        link: 'https://vk.com/proba',
        icon: 'vk',
        metrics: { default: { ym: 'vk' } },
      },
    ])
    const written = { type: 'telegram', name: 'Telegram', link: 'https://t.me/proba' } as const
    await orm.update(siteProperties).set({ social: [written] })
    expect((await resultOf('/api/v1/site')).properties.social).toEqual([
      { ...written, icon: 'telegram', metrics: { default: { ym: 'social-telegram' } } },
    ])
  })
})
