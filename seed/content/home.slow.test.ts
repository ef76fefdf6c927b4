import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_DIRECTORY } from '../read-content.ts'
import { contextWith } from '../test/read-context.ts'
import { readHome } from './home.ts'

const BLOCKS = ['video', 'facts', 'clients', 'portfolio', 'testimonials', 'excursion', 'stories', 'seo']

async function demoContextWith(block = '', from: string | RegExp = '', to = '') {
  const sources = await Promise.all(
    BLOCKS.map(async (name): Promise<[string, string]> => {
      const source = await readFile(path.join(CONTENT_DIRECTORY, 'home', `${name}.yaml`), 'utf8')
      if (name !== block) return [`home/${name}.yaml`, source]
      const changed = source.replace(from, to)
      expect(changed).not.toBe(source)
      return [`home/${name}.yaml`, changed]
    }),
  )
  const facts = await readFile(path.join(CONTENT_DIRECTORY, 'facts.yaml'), 'utf8')
  return contextWith({ 'facts.yaml': facts, ...Object.fromEntries(sources) })
}

test('readHome returns all blocks of the home page', async () => {
  const context = await demoContextWith()
  const home = await readHome(context)
  expect(context.errors.lines).toEqual([])
  expect(home?.facts.length).toBe(11)
  expect(home?.clients.list.length).toBe(12)
  expect(home?.portfolio.pictures.length).toBe(20)
  expect(home?.testimonials.reviews.length).toBe(9)
  expect(home?.excursion.videos.length).toBe(6)
  expect([home?.video, ...(home?.excursion.videos ?? [])].filter((one) => !one?.uploadedOn)).toEqual([])
  expect(home?.excursion.title).toBe('Экскурсия по нашему производству')
  expect(home?.excursion.subtitle).toBe(
    'Уверены, у нас вы легко найдете оптимальное соотношение ключевых факторов!',
  )
  expect(home?.stories.length).toBe(6)
  expect(home?.video.text).toMatch(/\n\n\* .+\n\n/s)
})

test('readHome accepts every URL format of the video host', async () => {
  const home = await readHome(await demoContextWith())
  const spellings = home?.excursion.videos.map(({ video }) => video.replace(/[\da-f]{32}/, '…'))
  expect(new Set(spellings)).toEqual(
    new Set([
      'https://rutube.ru/video/…/',
      'https://rutube.ru/play/embed/…/',
      'https://rutube.ru/play/embed/…',
      'https://rutube.ru/shorts/…/',
      '…',
    ]),
  )
})

test('the testimonials are by different people and vary in length', async () => {
  const home = await readHome(await demoContextWith())
  const reviews = home?.testimonials.reviews ?? []
  const lengths = reviews.map(({ content }) => content.split(/\s+/).length)
  expect(Math.min(...lengths)).toBeLessThanOrEqual(8)
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(40)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(90)
  expect(new Set(reviews.map(({ name }) => name)).size).toBe(reviews.length)
})

test.each([
  [
    'a video of another host',
    'video',
    'rutube.ru',
    'video.example',
    'home/video.yaml, video: "https://video.example',
  ],
  [
    'half an id',
    'excursion',
    /: c5d2f8a9\w+/,
    ': c5d2f8a9',
    'home/excursion.yaml, entry "Раскрой. Нож идёт по 60 слоям", video: "c5d2f8a9" is no video',
  ],
  ['a day that no month has', 'video', '2026-04-16', '2026-02-31', 'home/video.yaml, uploadedOn: '],
  [
    'a fact without words',
    'facts',
    /\n {2}content: Начинали.*\n/,
    '\n',
    'home/facts.yaml, entry "С 2008 года", content: Invalid input',
  ],
  [
    'one picture too few',
    'portfolio',
    /\n {2}- \{ picture: scarf.*\n/,
    '\n',
    'home/portfolio.yaml, pictures: must be 20 or more, not 19',
  ],
  [
    'one video too few',
    'excursion',
    /\n {2}- title: Проверка[\s\S]*$/,
    '\n',
    'home/excursion.yaml, videos: must be 6 or more, not 5',
  ],
  [
    'a client without a mark',
    'clients',
    'mark-veter',
    'mark-vihr',
    'home/clients.yaml, entry "Степной ветер", picture: there is no image "mark-vihr"',
  ],
  [
    'a story that is cut short',
    'stories',
    /\n {4}- picture: closeup-naboyka-[^-]*\n {4}-/,
    '\n    -',
    'home/stories.yaml, entry "Кубовая набойка", frames: ',
  ],
  [
    'a frame without its image',
    'stories',
    'picture: story-rain-gjel-5',
    'picture: story-rein-gjel-5',
    'home/stories.yaml, entry "Уход за печатью", frames.0.picture: there is no image',
  ],
  [
    'an unknown field',
    'testimonials',
    'position: владелица',
    'post: владелица',
    'home/testimonials.yaml, entry "Марина Кольцова"',
  ],
])('readHome reports %s', async (_, block, from, to, line) => {
  const context = await demoContextWith(block, from, to)
  await readHome(context)
  expect(context.errors.lines.join('\n')).toContain(`content/${line}`)
})

test('readHome reports a story with a broken link', async () => {
  const context = await demoContextWith('stories', 'link: /contacts/', 'link: /kontakty/')
  await readHome(context)
  context.links.check(new Set(['/help/', '/help/warranty/', '/catalog/odejda/']), context.errors.reportError)
  expect(context.errors.lines).toContain(
    'content/home/stories.yaml, entry "Семь городов", frames.3.link: there is no page "/kontakty/"',
  )
})
