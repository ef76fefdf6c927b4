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
