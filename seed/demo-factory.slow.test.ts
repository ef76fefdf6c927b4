import type { SeedContent } from '@rapport/staff-contract/seed/seed'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDemoContent } from './test/demo-content.ts'

describe('the demo factory', () => {
  let factory: SeedContent
  beforeAll(async () => {
    factory = await readDemoContent()
  })
  const regular = () => factory.catalog.filter((item) => item.kind === 'regular')
  const products = () => regular().filter((item) => !item.isGroup)

  test('has groups on three levels and a full range of products', () => {
    const groups = regular().filter((item) => item.isGroup)
    const parentOf = new Map(groups.map((group) => [group.slug, group.parent]))
    const levelOf = (slug: string | null): number => (slug ? 1 + levelOf(parentOf.get(slug) ?? null) : 0)
    const levels = Map.groupBy(groups, (group) => levelOf(group.slug))
    expect([...levels.keys()].sort()).toEqual([1, 2, 3])
    expect(new Set(levels.get(3)?.map((group) => group.parent)).size).toBeGreaterThanOrEqual(5)
    expect(groups.length).toBeGreaterThanOrEqual(28)
    expect(products().length).toBeGreaterThanOrEqual(145)
    expect(products().find((item) => item.slug === 'polo')?.parent).toBe('futbolki-i-polo')
  })

  test('has the eight special products and the three wholesale landings', () => {
    const specials = factory.catalog.filter((item) => item.kind === 'special')
    expect(specials.map((item) => item.slug)).toEqual([
      'pechat-na-tkani',
      'pechat-na-shelke',
      'pechat-na-trikotazhe',
      'pechat-na-gabardine',
      'pechat-na-hlopke',
      'pechat-na-biflekse',
      'pechat-na-izdeliyah',
      'individualnyy-zakaz',
    ])
    expect(specials.every((item) => item.parent === null && !item.isGroup)).toBe(true)
    const landings = factory.catalog.filter((item) => item.parent === 'dlya_magazinov_i_butikov')
    expect(landings.map((item) => [item.slug, item.kind, item.shows.length > 0])).toEqual([
      ['odejda', 'landing', true],
      ['futbolki', 'landing', true],
      ['platya', 'landing', true],
    ])
  })

  test('sells from one piece, in two days at the earliest', () => {
    const named = new Set(factory.priceGroups.flatMap(({ items }) => items))
    const priced = products().filter(({ slug }) => named.has(slug))
    expect(priced.length).toBeGreaterThan(200)
    expect(products().every((item) => (item.leadTimeDays ?? 0) >= 2)).toBe(true)
    expect(products().length - priced.length).toBeGreaterThanOrEqual(3)
  })

  test('offers at least sixteen tiles on the home page', () => {
    expect(factory.catalog.filter((item) => item.onHome).length).toBeGreaterThanOrEqual(16)
  })

  test('has no duplicate texts', () => {
    for (const field of ['name', 'summary', 'description'] as const) {
      const texts = factory.catalog.map((item) => item[field]).filter((text) => text !== '')
      expect(new Set(texts).size, field).toBe(texts.length)
    }
  })

  test('shows each product in its own pictures', () => {
    const owners = new Map<string, string>()
    for (const item of products()) {
      for (const name of new Set([item.picture, ...item.gallery])) {
        expect(owners.get(name), `${name} of ${item.slug}`).toBeUndefined()
        owners.set(name, item.slug)
      }
      expect(item.gallery.length, item.slug).toBeGreaterThanOrEqual(2)
    }
  })

  test('has every picture it names, small and harmless', () => {
    const there = new Set([...factory.images, ...factory.prerendered].map(({ name }) => name))
    const { site, catalog, home, licenses, cities, materials, posts, slides, orderSteps, textPages } = factory
    const texts = [...posts, ...textPages].map(({ body }) => body)
    const named = [
      site?.logo ?? [],
      site?.sign ?? [],
      catalog.flatMap((item) => [item.picture, item.banner ?? [], item.divider ?? [], item.gallery].flat()),
      catalog.flatMap(({ sizeTables }) => sizeTables.map(({ sketch }) => sketch)),
      [...slides, ...orderSteps, ...licenses, ...posts].map(({ picture }) => picture ?? []),
      slides.map(({ portrait }) => portrait ?? []),
      [...home.facts, ...home.portfolio.pictures, ...home.excursion.videos].map(
        ({ picture }) => picture ?? [],
      ),
      home.clients.list.map(({ picture }) => picture),
      home.stories.flatMap(({ cover, frames }) => [cover, ...frames.map(({ picture }) => picture)]),
      cities.flatMap(({ photos }) => photos),
      materials.flatMap(({ pictures }) => pictures),
      texts.flatMap((text) =>
        [...text.matchAll(/!\[[^\]]*\]\(picture:([\w-]+)\)/g)].map(([, name = '']) => name),
      ),
    ].flat(2)
    expect(new Set(named)).toEqual(there)
    for (const { name, bytes } of factory.images) {
      const svg = new TextDecoder().decode(bytes)
      expect(bytes.length, name).toBeLessThan(24 * 1024)
      expect(svg, name).not.toMatch(/<script|<text|<image|<style|\son\w+=|href="[^#]|url\([^#]|NaN|undefined/)
    }
  })

  test('typesets Russian text so that short words do not hang', () => {
    const polo = factory.catalog.find((item) => item.slug === 'polo')
    expect(polo?.summary).toContain('220\u00a0г/\u2060м²')
    expect(polo?.description).toMatch(/^<p>/)
  })

  test('has every text page, long enough to be useful', () => {
    const words = Object.fromEntries(
      factory.textPages.map(({ slug, body }) => [slug, body.replace(/<[^>]+>/g, ' ').split(/\s+/).length]),
    )
    expect(Object.keys(words).sort()).toEqual(['agreement', 'delivery', 'help', 'policy', 'warranty'])
    for (const [slug, count] of Object.entries(words)) expect(count, slug).toBeGreaterThanOrEqual(400)
  })

  test('has an office in seven cities, Moscow being the default', () => {
    expect(factory.cities.map(({ city, subdomain }) => [city, subdomain])).toEqual([
      ['Москва', ''],
      ['Санкт-Петербург', 'spb'],
      ['Ростов-на-Дону', 'rostov'],
      ['Воронеж', 'voronezh'],
      ['Краснодар', 'krasnodar'],
      ['Тула', 'tula'],
      ['Саратов', 'saratov'],
    ])
    expect(factory.cities.every(({ photos, howToGet }) => photos.length >= 2 && howToGet !== '')).toBe(true)
  })

  test('has the claimed figures, four steps, its licenses, posts and redirects', () => {
    expect(factory.site).toMatchObject({ ordersCompleted: 400_000, foundedYear: 2008, ratingTenths: 50 })
    expect(factory.orderSteps).toHaveLength(4)
    expect(factory.licenses).toHaveLength(8)
    expect(factory.posts.length).toBeGreaterThanOrEqual(24)
    expect(factory.materials.length).toBeGreaterThanOrEqual(46)
    expect(factory.redirects.length).toBeGreaterThanOrEqual(5)
  })

  test('asks for consent in a separate document', () => {
    const policy = factory.textPages.find((page) => page.slug === 'policy')
    expect(policy?.title).toBe('Согласие на обработку персональных данных')
    expect(policy?.version).toBe('2026-11-23')
    for (const word of ['Оператор', 'отозвать', 'третьим лицам', 'трёх лет'])
      expect(policy?.body).toContain(word)
  })
})
