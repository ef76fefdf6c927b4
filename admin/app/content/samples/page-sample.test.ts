import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { fillBlanks, findBlanks } from '@rapport/staff-contract/snapshots/blanks'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { publishableTextPage } from '@rapport/staff-contract/snapshots/text-page-snapshot'
import { expect, it } from 'vitest'
import { listFacts, loadPageSample } from './page-sample.ts'

const site = {
  title: 'Ситец',
  address: 'Тула, улица Мира, 1',
  phone: '+74872701122',
  supportEmail: 'zakaz@sitec.example',
  operationMode: 'по будням 9–18',
}

it.each(Object.keys(TEXT_PAGE_PATHS))(
  'has a sample of the page %s that can be published once it is complete',
  async (slug) => {
    const { title, body } = (await loadPageSample(slug, site)) ?? expect.fail('no sample')
    const page = { slug, title, version: '2026-11-29', document: null, seo: EMPTY_SEO }
    expect(publishableTextPage.safeParse({ ...page, body }).success).toBe(false)
    expect(findBlanks(body)).not.toEqual([])
    const complete = body.replace(/\[\[([^\]]+)\]\]/g, '$1')
    expect(publishableTextPage.safeParse({ ...page, body: complete }).success).toBe(true)
  },
)

it('writes the facts of the factory into a sample and leaves the other blanks', () => {
  const body = '[[Название]], [[Адрес]], [[Почта]], [[Телефон]], [[Часы работы]], [[ОГРН]], [[Срок]]'
  expect(fillBlanks(body, listFacts({ ...site, ogrn: '1027700132195' }))).toBe(
    'Ситец, Тула, улица Мира, 1, [zakaz@sitec.example](mailto:zakaz@sitec.example), +7 (4872) 70-11-22, по будням 9–18, 1027700132195, [[Срок]]',
  )
  expect(fillBlanks(body, listFacts({ title: '' }))).toBe(body)
})
