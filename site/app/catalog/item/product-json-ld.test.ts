import type { Picture } from '@rapport/contract/media/media'
import { expect, it } from 'vitest'
import { createProductData } from './product-json-ld.ts'

const pictureAt = (src: string): Picture => ({
  src,
  fallback: src,
  width: 800,
  height: 1000,
  color: '#b5232a',
  placeholder: '',
  focus: { x: 50, y: 50 },
  widths: [],
  prerendered: false,
  alt: '',
})

const polo = {
  slug: 'polo',
  parentSlug: 'futbolki-i-polo',
  kind: 'regular' as const,
  name: 'Поло',
  summary: 'Хлопковое пике',
  logo: pictureAt('/media/polo-0123456789.svg'),
  gallery: [pictureAt('/media/polo-2.svg')],
  priceTiers: [
    { from: 1, price: 269000 },
    { from: 10, price: 189050 },
  ],
}

const seller = { origin: 'https://rapport.example', brand: 'Раппорт' }

it('has the lowest and the highest price in roubles', () => {
  const tables = [
    {
      priceErpId: 'polo',
      variant: 0,
      title: 'С печатью',
      unit: 'шт',
      currency: 'RUB' as const,
      tiers: [{ from: 1, to: null }],
      rows: [
        { materialErpId: 'a', label: 'Пике', prices: [300000] },
        { materialErpId: 'b', label: 'Лён', prices: [null] },
      ],
      note: '',
      updatedAt: '',
    },
  ]
  const data = createProductData(polo, tables, seller)
  expect(data?.offers).toMatchObject({
    lowPrice: 1890.5,
    highPrice: 3000,
    offerCount: 2,
    priceCurrency: 'RUB',
  })
  expect(data?.brand).toEqual({ '@type': 'Brand', name: 'Раппорт' })
  expect(data?.image).toEqual([
    'https://rapport.example/media/share/polo-0123456789.jpg',
    'https://rapport.example/media/share/polo-2.jpg',
  ])
  expect(data?.url).toBe('https://rapport.example/catalog/futbolki-i-polo/polo/')
})

it('is undefined without a price', () => {
  expect(createProductData({ ...polo, priceTiers: [] }, [], seller)).toBeUndefined()
})
