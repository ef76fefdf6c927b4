import { expect, it } from 'vitest'
import { metaTags } from './page-meta.ts'

const properties = { name: 'Раппорт' }
const base = 'https://rapport.example'
const root = { origin: base, base, properties }
const seo = { title: 'Каталог', description: 'Шьём на заказ.' }

it('A page of a city other than the default one says so in its title and description', () => {
  const origin = 'https://tula.rapport.example'
  const meta = metaTags({ seo, path: '/catalog/' }, { origin, base, properties, cityName: 'Тула' })
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
  const meta = metaTags({ seo, path: '/catalog/' }, root)
  expect(meta).toContainEqual({ title: 'Каталог' })
  expect(meta).toContainEqual({ name: 'description', content: 'Шьём на заказ.' })
})

it('A page that is the same in every city does not name one', () => {
  const meta = metaTags({ seo, path: '/policy/', everyCity: true }, { ...root, cityName: 'Тула' })
  expect(meta).toContainEqual({ title: 'Каталог' })
})

it('A page that crawlers are to leave out says so, and no other does', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(metaTags({ seo, path: '/search/', noindex: true }, root)).toContainEqual(robots)
  expect(metaTags({ seo, path: '/catalog/' }, root)).not.toContainEqual(robots)
})

it('What editors wrote of a page’s place and of crawlers reaches it', () => {
  const meta = metaTags(
    {
      seo: { ...seo, canonical: 'https://rapport.example/polo/', robots: 'noindex, follow' },
      path: '/catalog/',
    },
    root,
  )
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://rapport.example/polo/' })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})

it('A page that nobody has written a place of stands at its own host, whatever is told of the base', () => {
  const origin = 'https://tula.rapport.example'
  const said = { ...seo, canonical: `${base}/catalog/`, ogTitle: seo.title }
  const meta = metaTags({ seo: said, path: '/catalog/' }, { origin, base, properties, cityName: 'Тула' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/catalog/` })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Каталог — Тула' })
})

const pictureOf = (ogImage: string | null) => {
  const said = { ogTitle: '', ogDescription: '', keywords: '', ogImage }
  const meta = metaTags({ seo: { ...seo, ...said }, path: '/catalog/' }, root)
  return Object.fromEntries(
    meta.flatMap((tag) =>
      'property' in tag && /^og:image/.test(String(tag.property)) ? [[tag.property, tag.content]] : [],
    ),
  )
}

it('tells how large the picture beside a link is where the site has cut it', () => {
  expect(pictureOf('/media/share/tee-0123456789.jpg')).toEqual({
    'og:image': 'https://rapport.example/media/share/tee-0123456789.jpg',
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
