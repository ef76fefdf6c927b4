import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SeedCatalogItem, SeedContent } from '@rapport/staff-contract/seed/seed'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_DIRECTORY } from './read-content.ts'
import { type Facts, readFacts } from './reading/facts.ts'
import { ValidationErrors } from './reading/validation-errors.ts'
import { readDemoContent } from './test/demo-content.ts'

describe('the facts of the demo factory', () => {
  let factory: SeedContent
  let facts: Facts
  beforeAll(async () => {
    factory = await readDemoContent()
    facts = await readFacts(CONTENT_DIRECTORY, new ValidationErrors())
  })
  const numberOf = (name: string) => Number(facts.fill(`{{${name}}}`, 'content/test.yaml'))
  const products = () => factory.catalog.filter(({ isGroup }) => !isGroup)
  const itemOf = (slug: string) => {
    const item = factory.catalog.find((other) => other.slug === slug)
    if (!item) throw new Error(`There is no "${slug}"`)
    return item
  }
  const isUnder = ({ parent }: SeedCatalogItem, group: string): boolean =>
    parent !== null && (parent === group || isUnder(itemOf(parent), group))
  const daysOf = (...slugs: string[]) =>
    Math.min(
      ...products()
        .filter((item) => slugs.some((slug) => item.slug === slug || isUnder(item, slug)))
        .map(({ leadTimeDays }) => leadTimeDays ?? Number.POSITIVE_INFINITY),
    )

  test('count cloths and prints as the catalogue does', () => {
    expect(numberOf('cloths')).toBe(
      products()
        .filter(({ unit }) => unit === 'пог. м')
        .filter(({ kind }) => kind === 'regular').length,
    )
    expect(numberOf('prints')).toBe(products().filter(({ slug }) => slug.startsWith('print-')).length)
    expect(numberOf('graphics')).toBe(products().filter(({ slug }) => slug.startsWith('risunok-')).length)
  })

  test.each<[string, string[]]>([
    ['days.fastest', ['tkani', 'futbolki-i-polo']],
    ['days.knit', ['longsliv', 'fartuk-s-nagrudnikom', 'ryukzak-meshok']],
    ['days.shirt', ['hudi', 'shkolnaya-forma', 'komplekty-belya']],
    ['days.dress', ['letnie-platya']],
    ['days.matched', ['plate-rubashka']],
    ['days.custom', ['individualnyy-zakaz']],
  ])('state the lead time of the catalogue in %s', (name, slugs) => {
    expect(numberOf(name)).toBe(daysOf(...slugs))
  })

  test('give a landing the shortest lead time of its products', () => {
    const landings = products().filter(({ kind }) => kind === 'landing')
    expect(landings.length).toBe(3)
    for (const { slug, shows, leadTimeDays } of landings) expect(leadTimeDays, slug).toBe(daysOf(...shows))
  })

  test('give a landing the prices of the product in its picture', () => {
    const firstRow = (slug: string) =>
      factory.priceGroups.find(({ items }) => items.includes(slug))?.variants[0]?.rows[0]?.anonymous
    expect(firstRow('futbolki')).toEqual(firstRow('futbolka-klassicheskaya'))
    expect(firstRow('platya')).toEqual(firstRow('sarafan'))
    expect(itemOf('platya').picture).toBe(itemOf('sarafan').picture)
  })

  test("state the shrinkage of the cloths' cards", () => {
    const shrinkageOf = (erpId: string) => {
      const card = factory.materials.find((material) => material.erpId === erpId)?.features ?? ''
      return Number(/Усадка:<\/strong> до\s(\d+)/.exec(card)?.[1])
    }
    const [least, most] = facts.fill('{{shrinkage.cotton}}', 'content/test.yaml').match(/\d+/g) ?? []
    const knits = ['m-kulirka-145', 'm-kulirka-230', 'm-interlok-200', 'm-pike-220'].map(shrinkageOf)
    expect([Math.min(...knits), Math.max(...knits)]).toEqual([Number(least), Number(most)])
    expect(numberOf('shrinkage.lycra')).toBe(shrinkageOf('m-kulirka-180'))
    expect(numberOf('shrinkage.linen')).toBe(shrinkageOf('m-len-150'))
    expect(numberOf('shrinkage.soft')).toBe(shrinkageOf('m-len-umyagchennyy-165'))
  })

  test('keep every cloth within the shrinkage stated by its product', () => {
    const percents = (text: string) => [...text.matchAll(/(\d+)\s%/g)].map(([, figure]) => Number(figure))
    for (const { slug, properties } of products()) {
      const named = properties.find(({ name }) => name === 'Усадка')?.value
      if (named === undefined) continue
      const cloths = factory.priceGroups
        .filter(({ items }) => items.includes(slug))
        .flatMap(({ variants }) => variants.flatMap(({ rows }) => rows.map(({ material }) => material)))
      const cards = factory.materials.filter(({ erpId }) => cloths.includes(erpId))
      const shrinks = cards.flatMap(({ features }) =>
        percents(/Усадка:<\/strong> ([^<]*)/.exec(features ?? '')?.[1] ?? ''),
      )
      for (const percent of shrinks) expect(percent, slug).toBeLessThanOrEqual(Math.max(...percents(named)))
    }
  })

  test('appear in the checklist for layouts, too', () => {
    const checklist = readFileSync(path.join(CONTENT_DIRECTORY, 'documents/layout-checklist.txt'), 'utf8')
    const lines = '{{line.smooth}} на гладкой ткани, {{line.knit}} на трикотаже'
    expect(checklist).toContain(facts.fill(lines, 'content/test.yaml'))
  })

  test('let no linen shrink further than its card states', () => {
    expect(JSON.stringify(factory.catalog)).not.toMatch(/(?:больше|уже) не с(?:адится|ядет)/u)
  })

  test('are never written out by hand in a text with placeholders', async () => {
    const files = globSync('{*,*/*}.{yaml,md}', {
      cwd: CONTENT_DIRECTORY,
      exclude: ['facts.yaml', 'README.md'],
    })
    for (const file of files) {
      const source = readFileSync(path.join(CONTENT_DIRECTORY, file), 'utf8')
      // A line with nothing but a figure is a number, not a text.
      for (const { 0: mention, index } of source.matchAll(/(?<!^\w+: )\{\{[^{}]+\}\}/gm)) {
        const errors = new ValidationErrors()
        const read = await readFacts(CONTENT_DIRECTORY, errors)
        const figure = read.fill(mention, file).replaceAll('\u00a0', ' ')
        read.fill(source.slice(0, index) + figure + source.slice(index + mention.length), file)
        expect(errors.lines, `${file}: ${mention}`).not.toEqual([])
      }
    }
  })

  test('never promise the price of many pieces for one piece', () => {
    const { catalog, textPages, home, slides, faq } = factory
    const texts = JSON.stringify([catalog, textPages, home, slides, faq])
    expect(texts).not.toMatch(/оптов\S+ цен\S+[^.»"]{0,40}с\s(?:первой|1)|по оптовой цене/iu)
  })

  test('name the same role for every call back', () => {
    const texts = JSON.stringify([factory.textPages, factory.catalog, factory.slides, factory.faq])
    expect(texts).not.toMatch(/(?:пере|по)звонит технолог|технолог\S* (?:пере|по)звонит/iu)
  })
})
