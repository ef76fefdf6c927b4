import type * as z from 'zod/mini'
import { STANDARD_VAT } from '../../money/vat.ts'
import { calculationTables } from '../calculation-tables.ts'

/** A small factory: a T-shirt with tables, a tote with tiers of its own, cloth by the metre, and clothes for children. */
const example: z.input<typeof calculationTables> = {
  revision: 'r1',
  items: [
    {
      itemId: 1,
      title: 'Футболка',
      unit: 'шт',
      minimum: 1,
      leadDays: 3,
      weightGrams: 200,
      setup: 0,
      hasReducedVat: false,
      sizes: ['S', 'M', 'L'],
      variants: [
        {
          priceErpId: 'p-shirt',
          variant: 0,
          title: 'Пошив',
          tiers: [1, 10, 50],
          rows: [
            { materialErpId: 'COTTON', label: 'Хлопок', prices: [269000, 189000, 149000] },
            { materialErpId: 'COTTON', label: 'Хлопок, плотный', prices: [299000, 209000, 169000] },
            { materialErpId: 'LINEN', label: 'Лён', prices: [349000, null, null] },
          ],
        },
      ],
      ownTiers: [],
      operations: [
        {
          code: 'screen',
          places: [
            { place: 'chest', title: 'Грудь', widthMm: 300, heightMm: 400 },
            { place: 'sleeve', title: 'Рукав', widthMm: 100, heightMm: 100 },
          ],
        },
        { code: 'embroidery', places: [{ place: 'chest', title: 'Грудь', widthMm: 120, heightMm: 120 }] },
        { code: 'bag', places: [] },
        { code: 'sample', places: [] },
      ],
    },
    {
      itemId: 2,
      title: 'Шопер',
      unit: 'шт',
      minimum: 20,
      leadDays: null,
      weightGrams: null,
      setup: 150000,
      hasReducedVat: false,
      sizes: [],
      variants: [],
      ownTiers: [
        { from: 20, price: 45000 },
        { from: 100, price: 39900 },
      ],
      operations: [],
    },
    {
      itemId: 3,
      title: 'Сатин',
      unit: 'пог. м',
      minimum: 0.5,
      leadDays: 0,
      weightGrams: 330,
      setup: 0,
      hasReducedVat: false,
      sizes: [],
      variants: [],
      ownTiers: [
        { from: 0.5, price: 81255 },
        { from: 10, price: 70001 },
      ],
      operations: [{ code: 'bag', places: [] }],
    },
    {
      itemId: 4,
      title: 'Футболка детская',
      unit: 'шт',
      minimum: 1,
      leadDays: 4,
      weightGrams: 120,
      setup: 0,
      hasReducedVat: true,
      sizes: ['98', '104'],
      variants: [],
      ownTiers: [{ from: 1, price: 110000 }],
      operations: [{ code: 'bag', places: [] }],
    },
  ],
  operations: [
    {
      code: 'screen',
      title: 'Шелкография',
      kind: 'printing',
      days: 2,
      colors: { min: 1, max: 2 },
      pricing: {
        by: 'area',
        tiers: [1, 50],
        bands: [
          {
            upToMm2: 10_000,
            prices: [
              [9000, 6000],
              [12000, 8000],
            ],
          },
          {
            upToMm2: 60_000,
            prices: [
              [15000, 10000],
              [20000, 13000],
            ],
          },
        ],
        setupPerDesign: 50000,
        setupPerColor: 120000,
      },
    },
    {
      code: 'embroidery',
      title: 'Вышивка',
      kind: 'embroidery',
      days: 3,
      colors: null,
      pricing: {
        by: 'stitches',
        stitchesPerCm2: 150,
        stitchesMin: 3000,
        tiers: [1, 50],
        prices: [2550, 1999],
        setupPerDesign: 200000,
      },
    },
    {
      code: 'bag',
      title: 'Пакет',
      kind: 'packing',
      days: 0,
      colors: null,
      pricing: { by: 'piece', tiers: [1], prices: [1501], setupPerDesign: 0 },
    },
    {
      code: 'sample',
      title: 'Образец',
      kind: 'sample',
      days: 5,
      colors: null,
      pricing: { by: 'design', price: 350000 },
    },
  ],
  urgency: { title: 'Срочное изготовление', percent: 12.35, daysPercent: 60 },
  customerDiscount: null,
  sumDiscounts: [{ from: 100_000_00, title: 'Скидка от суммы', percent: 5 }],
  vat: { mode: 'standard', standard: [...STANDARD_VAT] },
  production: {
    promisedDays: 2,
    leadDays: 5,
    holidays: ['2026-12-31', '2027-01-01'],
    workdays: ['2026-12-05'],
    capacity: [{ code: 'screen', perDay: 100, taken: [{ day: '2026-12-01', quantity: 100 }] }],
  },
  delivery: [
    {
      cityId: 7,
      by: 'weight',
      bands: [
        { from: 0, amount: 45000, days: 3 },
        { from: 10_000, amount: 90000, days: 4 },
      ],
    },
    {
      cityId: 8,
      by: 'total',
      bands: [
        { from: 0, amount: 60000, days: 2 },
        { from: 50_000_00, amount: 0, days: 2 },
      ],
    },
  ],
}

/** Tables for tests, as their schema reads them. */
export const exampleTables = calculationTables.parse(example)
