import { expect, it } from 'vitest'
import { metaTags } from './page-meta.ts'

const properties = { name: 'Раппорт' }
const theme = { icons: 'a1b2c3d4' }
const base = 'https://rapport.example'
const root = { origin: base, base, properties, theme }
const seo = { title: 'Каталог', description: 'Шьём на заказ.' }

it('adds the name of another than the default city to title and description', () => {
  const origin = 'https://tula.rapport.example'
  const meta = metaTags({ seo, path: '/catalog/' }, { origin, base, properties, theme, cityName: 'Тула' })
  expect(meta).toContainEqual({ title: 'Каталог — Тула' })
  expect(meta).toContainEqual({ name: 'description', content: 'Шьём на заказ. Ваш город — Тула.' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Каталог — Тула' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://tula.rapport.example/catalog/',
  })
})

it('keeps the texts of the editors for the default city', () => {
  const meta = metaTags({ seo, path: '/catalog/' }, root)
  expect(meta).toContainEqual({ title: 'Каталог' })
  expect(meta).toContainEqual({ name: 'description', content: 'Шьём на заказ.' })
})

it('adds no city to a page that is the same in every city', () => {
  const meta = metaTags({ seo, path: '/policy/', everyCity: true }, { ...root, cityName: 'Тула' })
  expect(meta).toContainEqual({ title: 'Каталог' })
})

it('has noindex for excluded pages only', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(metaTags({ seo, path: '/search/', noindex: true }, root)).toContainEqual(robots)
  expect(metaTags({ seo, path: '/catalog/' }, root)).not.toContainEqual(robots)
})

it('uses the canonical URL and robots value of the editors', () => {
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

it('uses the page’s own host as the default canonical URL', () => {
  const origin = 'https://tula.rapport.example'
  const said = { ...seo, canonical: `${base}/catalog/`, ogTitle: seo.title }
  const meta = metaTags(
    { seo: said, path: '/catalog/' },
    { origin, base, properties, theme, cityName: 'Тула' },
  )
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/catalog/` })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Каталог — Тула' })
})

const findPicture = (ogImage: string | null) => {
  const said = { ogTitle: '', ogDescription: '', keywords: '', ogImage }
  const meta = metaTags({ seo: { ...seo, ...said }, path: '/catalog/' }, root)
  return Object.fromEntries(
    meta.flatMap((tag) =>
      'property' in tag && /^og:image/.test(String(tag.property)) ? [[tag.property, tag.content]] : [],
    ),
  )
}

it('has the size of a picture that the site has cropped', () => {
  expect(findPicture('/media/share/tee-0123456789.jpg')).toEqual({
    'og:image': 'https://rapport.example/media/share/tee-0123456789.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  })
})

it('falls back to the picture of the factory and keeps foreign pictures', () => {
  expect(findPicture(null)).toMatchObject({
    'og:image': 'https://rapport.example/share.png?v=a1b2c3d4',
    'og:image:width': '1200',
  })
  expect(findPicture('https://example.org/a.png')).toEqual({ 'og:image': 'https://example.org/a.png' })
})
