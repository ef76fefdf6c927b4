import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_DIRECTORY, listImageNames, readContent } from './read-content.ts'

describe('readContent reports file, entry and field of', () => {
  const made: string[] = []
  afterAll(() => Promise.all(made.map((directory) => rm(directory, { recursive: true }))))

  async function spoilt(...changes: [file: string, from: string | RegExp, to: string][]): Promise<string> {
    const parent = await mkdtemp(path.join(tmpdir(), 'rapport-'))
    made.push(parent)
    const directory = path.join(parent, 'content')
    const pictures = path.join(CONTENT_DIRECTORY, 'pictures')
    await cp(CONTENT_DIRECTORY, directory, { recursive: true, filter: (source) => source !== pictures })
    await symlink(pictures, path.join(directory, 'pictures'))
    for (const [file, from, to] of changes) {
      const target = path.join(directory, file)
      const before = await readFile(target, 'utf8')
      const after = before.replace(from, to)
      expect(after).not.toBe(before)
      await writeFile(target, after)
    }
    return directory
  }

  const knitwear = 'catalog/trikotaj.yaml'
  type Mistake = [title: string, file: string, from: string | RegExp, to: string, message: string | RegExp]
  const change = ([, file, from, to]: Mistake) => [file, from, to] as [string, string | RegExp, string]

  /** Batched, because reading is slow; the mistakes of one batch do not hide each other. */
  const together: Mistake[][] = [
    [
      [
        'a missing field',
        knitwear,
        /^name: Трикотаж\n/m,
        '',
        /trikotaj\.yaml, entry "trikotaj", name: Invalid input/,
      ],
      [
        'an unknown field',
        knitwear,
        'slug: polo\n',
        'slug: polo\n        colour: red\n',
        /entry "polo".*colour/,
      ],
      [
        'a price in words',
        knitwear,
        'leadTimeDays: 4\n        sizing: [{ sketch: polo,',
        'leadTimeDays: 4\n        priceTiers: [{ from: 1, price: 2 }, { from: 10, price: дорого }]\n        sizing: [{ sketch: polo,',
        /^content\/catalog\/trikotaj\.yaml, entry "polo", priceTiers\.1\.price: Укажите число/m,
      ],
      [
        'a page without its version',
        'pages/policy.md',
        'version: 2026-11-23\n',
        '',
        /^content\/pages\/policy\.md, version: Invalid input/m,
      ],
    ],
    [
      [
        'an image that is not there',
        knitwear,
        'picture: polo-herringbone-ohra',
        'picture: polo-gjostkaya-ohra',
        'entry "polo", picture: there is no image "polo-gjostkaya-ohra" in pictures/',
      ],
      [
        'an image that is not there, of a list',
        'home/slides.yaml',
        'slide-discs-kumach',
        'slide-discs-lila',
        'content/home/slides.yaml, entry "Ваш рисунок на нашей ткани", picture: there is no image "slide-discs-lila" in pictures/',
      ],
      [
        'raw HTML',
        knitwear,
        'Пике вяжут с рельефом',
        '<b>Пике</b> вяжут с рельефом',
        'entry "polo", description: is not as the editor writes it',
      ],
      [
        'a missing page',
        'pages/help.md',
        'slug: help',
        'slug: pomoshch',
        'content/pages/help.md, slug: "pomoshch" has no place',
      ],
    ],
    [
      [
        'price tiers that do not fall',
        knitwear,
        'leadTimeDays: 4\n        sizing: [{ sketch: polo,',
        'leadTimeDays: 4\n        priceTiers: [{ from: 1, price: 2 }, { from: 10, price: 3 }]\n        sizing: [{ sketch: polo,',
        'content/catalog/trikotaj.yaml, entry "polo", priceTiers.1.price: must be less than 2',
      ],
      [
        'a repeated slug',
        knitwear,
        'slug: mayka\n',
        'slug: polo\n',
        'entry "polo", slug: "polo" is taken by entry "polo" of content/catalog/trikotaj.yaml',
      ],
      [
        'an unknown parent',
        'catalog/tkani.yaml',
        'slug: tkani\n',
        'slug: tkani\nparent: sukno\n',
        'content/catalog/tkani.yaml, entry "tkani", parent: there is no group "sukno"',
      ],
      [
        'an unknown product in shows',
        'catalog/landings.yaml',
        'shows: [futbolki-i-polo,',
        'shows: [futbolki-i-pola,',
        'content/catalog/landings.yaml, entry "futbolki", shows.0: there is no group or product "futbolki-i-pola"',
      ],
    ],
    [
      [
        'tiers out of order',
        knitwear,
        'leadTimeDays: 4\n        sizing: [{ sketch: polo,',
        'leadTimeDays: 4\n        priceTiers: [{ from: 60, price: 2 }, { from: 50, price: 1 }]\n        sizing: [{ sketch: polo,',
        'entry "polo", priceTiers.1.from: must be more than 60',
      ],
      [
        'a repeated former slug',
        knitwear,
        'slug: mayka\n',
        'slug: mayka\n        formerSlugs: [polo]\n',
        'entry "mayka", formerSlugs.0: "polo" is taken',
      ],
      [
        'a parent listed after its child',
        knitwear,
        'slug: trikotaj\n',
        'slug: trikotaj\nparent: tkani\n',
        'entry "trikotaj", parent: "tkani" must stand before it',
      ],
    ],
  ]
  describe.each(together.map((mistakes) => ({ mistakes })))('several mistakes at once', ({ mistakes }) => {
    let report = ''
    beforeAll(async () => {
      const reading = readContent(await spoilt(...mistakes.map(change)))
      report = await reading.then(
        () => '',
        (error: Error) => error.message,
      )
    })
    test.each(mistakes)('%s', (_title, _file, _from, _to, message) => expect(report).toMatch(message))
  })

  const alone: Mistake[] = [
    [
      'a link without a page',
      'pages/delivery.md',
      '(/contacts/)',
      '(/kontakty/)',
      'content/pages/delivery.md, body: there is no page "/kontakty/"',
    ],
    [
      'broken YAML',
      'site.yaml',
      'name: Раппорт',
      'name: Раппорт: фабрика',
      /^content\/site\.yaml: Nested mappings/,
    ],
    ['a missing file', 'catalog.yaml', '- tkani', '- sukno', 'content/catalog/sukno.yaml: no such file'],
  ]
  test.each(alone)('%s', async (...mistake) => {
    await expect(readContent(await spoilt(change(mistake)))).rejects.toThrow(mistake[4])
  })

  test('reports all errors at once', async () => {
    const directory = await spoilt([knitwear, /leadTimeDays: 2$/gm, 'leadTimeDays: скоро'])
    await expect(readContent(directory)).rejects.toThrow(/futbolka-klassicheskaya[\s\S]*mayka/)
  })

  test('listImageNames returns names of images that do not exist yet', async () => {
    const directory = await spoilt([knitwear, 'picture: polo-herringbone-ohra', 'picture: polo-new-ohra'])
    const names = await listImageNames(directory)
    expect(names).toContain('polo-new-ohra')
    expect(names).not.toContain('polo-herringbone-ohra')
    await expect(listImageNames(await spoilt([knitwear, /^name: Трикотаж\n/m, '']))).rejects.toThrow(
      'name: Invalid',
    )
  })
})
