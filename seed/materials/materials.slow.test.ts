import type { SeedMaterial } from '@rapport/staff-contract/seed/seed'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ReadContext } from '../reading/read-context.ts'
import { contextWith, demoContext } from '../test/read-context.ts'
import { readMaterials } from './materials.ts'

async function read(context: ReadContext) {
  const materials = await readMaterials(context)
  return { materials, images: context.images.names(), lines: context.errors.lines }
}

describe('the cloths of the demo factory', () => {
  let materials: SeedMaterial[]
  let used: string[]
  beforeAll(async () => {
    const outcome = await read(await demoContext())
    expect(outcome.lines).toEqual([])
    materials = outcome.materials
    used = outcome.images
  })
  const unions = () => materials.filter(({ members }) => members.length > 0)

  test('includes forty cloths or more, with at least six unions', () => {
    expect(materials.length - unions().length).toBeGreaterThanOrEqual(40)
    expect(unions().length).toBeGreaterThanOrEqual(6)
  })

  test('describes each cloth in its own words and pictures', () => {
    for (const field of ['name', 'features', 'description'] as const)
      expect(new Set(materials.map((material) => material[field])).size, field).toBe(materials.length)
    const shown = materials.flatMap(({ pictures }) => pictures)
    expect(new Set(shown).size).toBe(shown.length)
    expect(used.length).toBe(shown.length)
    for (const { name, pictures } of materials) expect(pictures.length, name).toBeGreaterThanOrEqual(2)
  })

  test('has a list of features and two paragraphs, with units on the line of their number', () => {
    for (const { erpId, name, features, description } of materials) {
      expect(features, erpId).toMatch(/^<ul>\n(<li><strong>.+<\/li>\n){4,}<\/ul>$/)
      expect(description.match(/<p>/g), erpId).toHaveLength(2)
      expect(name, erpId).not.toMatch(/\d (г|момми|мм)/)
    }
  })

  test('has the number of each name in its code', () => {
    for (const { erpId, name, members } of materials) {
      if (members.length > 0) expect(erpId).toMatch(/^u-[a-z-]+$/)
      else expect(name, erpId).toMatch(new RegExp(`\\s${/\d+$/.exec(erpId)?.[0]}\\s(г/\u2060м²|момми|мм)$`))
    }
  })
})

describe('readMaterials reports file, entry and field of', () => {
  const satin = `- erpId: m-satin
  name: Сатин
  pictures: [swatch-discs-len]
  features: '* **Состав:** хлопок'
  description: Гладкий.
`
  const union = `- erpId: u-hlopok
  name: Хлопок
  pictures: [stack-discs-len]
  features: '* **Состав:** хлопок'
  description: Разный.
  members: [m-satin]
`

  async function linesOf(source: string): Promise<string[]> {
    return (await read(await contextWith({ 'materials/hlopok.yaml': source }))).lines
  }

  test('accepts a cloth and its union', async () => {
    expect(await linesOf(satin + union)).toEqual([])
  })

  const file = 'content/materials/hlopok.yaml'
  test.each([
    ['no list', 'name: Сатин\n', `${file}: must be a list`],
    [
      'an entry without a number',
      satin.replace('erpId: m-satin\n  name', 'name'),
      `${file}, entry "1", erpId: `,
    ],
    ['an empty name', satin.replace('Сатин', "''"), `${file}, entry "m-satin", name: `],
    ['an unknown field', `${satin}  colour: red\n`, `${file}, entry "m-satin": Unrecognized key: "colour"`],
    ['a number taken twice', satin + satin, `${file}, entry "m-satin", erpId: "m-satin" is taken in ${file}`],
    [
      'a missing image',
      satin.replace('discs', 'zigzag'),
      `${file}, entry "m-satin", pictures.0: there is no image "swatch-zigzag-len"`,
    ],
    [
      'raw HTML',
      satin.replace('Гладкий', '<b>Гладкий</b>'),
      `${file}, entry "m-satin", description: is not as the editor writes it`,
    ],
    [
      'no description',
      satin.replace('Гладкий.', "''"),
      `${file}, entry "m-satin", description: must not be empty`,
    ],
    [
      'an unknown member',
      satin + union.replace('[m-satin]', '[m-satin, m-len]'),
      `${file}, entry "u-hlopok", members.1: there is no material "m-len"`,
    ],
    [
      'a member named twice',
      satin + union.replace('[m-satin]', '[m-satin, m-satin]'),
      `${file}, entry "u-hlopok", members.1: "m-satin" is named twice`,
    ],
    [
      'a union within a union',
      satin + union + union.replace('u-hlopok', 'u-vse').replace('[m-satin]', '[u-hlopok]'),
      `${file}, entry "u-vse", members.0: "u-hlopok" is a union itself`,
    ],
  ])('%s', async (_, source, line) => {
    expect((await linesOf(source)).join('\n')).toContain(line)
  })
})
