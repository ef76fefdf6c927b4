import { expect, it } from 'vitest'
import { productData } from './product-data.ts'

const polo = {
  slug: 'polo',
  parentSlug: 'futbolki-i-polo',
  kind: 'regular' as const,
  name: 'Поло',
  summary: 'Хлопковое пике',
  logo: '/media/polo-0123456789-800x1000-b5232a.svg',
  gallery: ['/media/polo-2.svg'],
  priceTiers: [
    { from: 1, price: 269000 },
    { from: 10, price: 189050 },
  ],
}

it('offers a product between its lowest and its highest price, in roubles', () => {
  const data = productData(polo, 'https://rapport.example')
  expect(data.offers).toMatchObject({
    lowPrice: 1890.5,
    highPrice: 2690,
    offerCount: 2,
    priceCurrency: 'RUB',
  })
  expect(data.image).toEqual([
    'https://rapport.example/media/share/polo-0123456789-800x1000-b5232a.jpg',
    'https://rapport.example/media/polo-2.svg',
  ])
  expect(data.url).toBe('https://rapport.example/catalog/futbolki-i-polo/polo/')
})

it('offers nothing where there is no price', () => {
  expect(productData({ ...polo, priceTiers: [] }, 'https://rapport.example')).not.toHaveProperty('offers')
})
