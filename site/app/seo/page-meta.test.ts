import { expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'

const seo = { title: 'Каталог', description: 'Шьём на заказ.' }

it('A page of a city other than the default one says so in its title and description', () => {
  const meta = pageMeta({ seo, origin: 'https://tula.rapport.example', path: '/catalog/', cityName: 'Тула' })
  expect(meta).toContainEqual({ title: 'Каталог — Тула' })
  expect(meta).toContainEqual({ name: 'description', content: 'Шьём на заказ. Ваш город — Тула.' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Каталог — Тула' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://tula.rapport.example/catalog/',
  })
})

it('A page of the default city keeps the words its editors gave it', () => {
  const meta = pageMeta({ seo, origin: 'https://rapport.example', path: '/catalog/' })
  expect(meta).toContainEqual({ title: 'Каталог' })
  expect(meta).toContainEqual({ name: 'description', content: 'Шьём на заказ.' })
})

const pictureOf = (ogImage: string | null) => {
  const said = { ogTitle: '', ogDescription: '', keywords: '', ogImage }
  const meta = pageMeta({ seo: { ...seo, ...said }, origin: 'https://rapport.example', path: '/catalog/' })
  return Object.fromEntries(
    meta.flatMap((tag) =>
      'property' in tag && /^og:image/.test(String(tag.property)) ? [[tag.property, tag.content]] : [],
    ),
  )
}

it('A page’s picture is offered to social networks as a JPEG of 1200 × 630', () => {
  const rendered = '/media/tee-0123456789-1200x1500-dccfb8-f48x36-w320w640w1200.avif'
  expect(pictureOf(rendered)).toEqual({
    'og:image':
      'https://rapport.example/media/share/tee-0123456789-1200x1500-dccfb8-f48x36-w320w640w1200.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  })
})

it('A page without a picture offers the factory’s own, and one of another site is left alone', () => {
  expect(pictureOf(null)).toMatchObject({
    'og:image': expect.stringMatching(/^https:\/\/rapport\.example\/.*share.*\.jpg$/),
    'og:image:width': '1200',
  })
  expect(pictureOf('https://example.org/a.png')).toEqual({ 'og:image': 'https://example.org/a.png' })
})
