import { seedPost } from '@rapport/seed/blog/post-schema'
import { seedCatalogItem } from '@rapport/seed/catalog/catalog-schema'
import { seedCity } from '@rapport/seed/contacts/city-schema'
import {
  seedHome,
  seedLicense,
  seedOrderStep,
  seedSite,
  seedSlide,
  seedTextPage,
} from '@rapport/seed/content/content-schemas'
import { seedFaqQuestion, seedLayoutRequirement } from '@rapport/seed/content/help'
import { seedMaterial } from '@rapport/seed/materials/material-schema'
import { seedOperation } from '@rapport/seed/operations/operation-schema'
import { seedPriceGroup } from '@rapport/seed/prices/price-group-schema'
import { seedRedirect } from '@rapport/seed/seo/redirect-schema'
import { DEFAULT_ORDER_RULES } from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import type { SeedContent } from '@rapport/staff-contract/seed/seed'
import { EMPTY_CALCULATION_RULES } from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import * as z from 'zod/mini'

const picture = 'tkan'
const frame = { picture, title: 'Кадр', text: 'Текст', link: '/catalog/' }
const city = {
  phones: ['+74951234567'],
  email: 'tula@proba.example',
  operationMode: 'Пн–Пт 09:30–18:00',
  howToGet: 'Пешком',
  photos: [picture],
}
const post = { shortText: 'Коротко', picture, body: 'Текст ![Ткань](picture:tkan)' }
const rows = (prices: object) => [{ material: 'CHINTZ', label: 'Ситец', ...prices }]

/** Factory with one or two entries of each kind, and edge cases: on request, unpublished, nested, moved. */
export const smallSeedContent: SeedContent = {
  site: z.parse(seedSite, {
    name: 'Фабрика «Проба»',
    tagline: 'фабрика текстиля',
    legalName: 'ООО «Проба»',
    inn: '7707083893',
    ogrn: '',
    logo: picture,
    sign: null,
    phone: '+74951234567',
    supportEmail: 'support@proba.example',
    address: 'Иваново, улица Ткачей, 1',
    operationMode: 'Пн–Пт 9:30–18:00',
    social: [
      {
        type: 'vk',
        name: 'ВКонтакте',
        link: 'https://vk.com/proba',
        icon: 'vk',
        metrics: { default: { ym: 'vk' } },
      },
    ],
    brandBook: null,
    ratingTenths: 50,
    ordersCompleted: 400_000,
    foundedYear: 2008,
    callbackMinutes: 15,
    minimumPieces: 1,
    minimumMetres: 1,
    vat: '',
    priceDisplay: 'all',
    nextSteps: [{ text: 'Менеджер назовёт цену' }],
    productPromises: [],
    marginPost: null,
  }),
  slides: [z.parse(seedSlide, { picture, title: 'Ситец' })],
  orderSteps: [z.parse(seedOrderStep, { title: 'Макет', content: 'Пришлите макет' })],
  textPages: [
    z.parse(seedTextPage, { slug: 'policy', title: 'Согласие', version: '1', body: 'Согласен' }),
    z.parse(seedTextPage, { slug: 'help', title: 'Как заказать', version: '1', body: 'Так' }),
  ],
  home: z.parse(seedHome, {
    video: { title: 'Видео', video: 'a'.repeat(32), text: 'О нас' },
    facts: [{ title: '2008', content: 'Год основания' }],
    clients: { title: 'Клиенты', list: [{ name: 'Клиент', picture }] },
    portfolio: { title: 'Работы', pictures: [{ picture, title: 'Работа' }] },
    testimonials: { title: 'Отзывы', reviews: [{ name: 'Анна', position: 'Закупщица', content: 'Хорошо' }] },
    excursion: {
      title: 'Экскурсия',
      subtitle: 'По цехам',
      videos: [{ title: 'Цех', video: 'b'.repeat(32), picture }],
    },
    stories: [{ title: 'Цех', cover: picture, frames: [frame, frame, frame] }],
    seo: { title: 'Фабрика текстиля', description: 'Шьём', keywords: 'ткань' },
  }),
  layoutRequirements: [z.parse(seedLayoutRequirement, { title: 'Формат', content: 'Вектор' })],
  faq: [
    { question: 'Сколько стоит?', answer: 'От 100 ₽' },
    { question: 'Сядет ли?', answer: 'Нет', topics: ['sewn'] },
    { question: 'Какой раппорт?', answer: '32 см', topics: ['print'] },
    { question: 'На чём печатаете?', answer: 'На хлопке', topics: ['placed'] },
    { question: 'Какой файл?', answer: 'PDF', topics: ['help', 'printing'] },
  ].map((question) => z.parse(seedFaqQuestion, question)),
  deliveryZones: [
    {
      name: 'Тула',
      cities: ['Тула'],
      aliases: [],
      daysMin: 1,
      daysMax: 2,
      pointPrice: 39_000,
      doorPrice: 62_000,
      boxKg: 10,
    },
  ],
  legalEntities: [],
  licenses: [z.parse(seedLicense, { title: 'Декларация', description: 'О соответствии', picture })],
  cities: [
    z.parse(seedCity, {
      ...city,
      id: 1,
      city: 'Москва',
      cities: ['Moscow'],
      subdomain: '',
      isDefault: true,
      address: 'Тверская, 1',
      coordinates: { latitude: 55.75, longitude: 37.62 },
    }),
    z.parse(seedCity, {
      ...city,
      id: 7,
      city: 'Тула',
      cities: ['Tula'],
      subdomain: 'tula',
      phoneGoal: 'phone-tula',
      timeZone: 'Europe/Samara',
      address: 'Ленина, 1',
      coordinates: null,
      notifications: [{ text: 'Склад закрыт', color: '#b5232a' }],
    }),
  ],
  materials: [
    z.parse(seedMaterial, {
      erpId: 'CHINTZ',
      name: 'Ситец',
      pictures: [picture],
      features: '<p>Тонкий</p>',
      description: '<p>Хлопок</p>',
    }),
    z.parse(seedMaterial, {
      erpId: 'SATIN',
      name: 'Сатин',
      pictures: [picture],
      features: '',
      description: '',
    }),
    z.parse(seedMaterial, {
      erpId: 'ANY-COTTON',
      name: 'Любой хлопок',
      pictures: [picture],
      features: '',
      description: '',
      members: ['SATIN', 'CHINTZ'],
    }),
  ],
  priceGroups: [
    z.parse(seedPriceGroup, {
      erpId: 'POLO-1',
      title: 'Поло',
      unit: 'шт',
      note: 'С печатью',
      items: ['polo'],
      categories: [{ title: 'Хлопок', materials: ['ANY-COTTON', 'CHINTZ'] }],
      variants: [
        {
          title: 'Без печати',
          ranges: [
            { from: 1, to: 9 },
            { from: 10, to: null },
          ],
          rows: rows({ anonymous: [100_000, 90_000], wholesale: [80_000, 70_000], dealer: [null, 60_000] }),
        },
        { title: 'С печатью', ranges: [{ from: 1, to: null }], rows: rows({ anonymous: [null] }) },
      ],
    }),
  ],
  posts: [
    {
      slug: 'sitec',
      title: 'О ситце',
      tags: ['ткани', 'история'],
      publicationAt: '2026-01-02T10:00:00+03:00',
    },
    { slug: 'satin', title: 'О сатине', tags: ['ткани'], publicationAt: '2026-01-03T10:00:00+03:00' },
    { slug: 'budushchee', title: 'Завтра', tags: ['тайное'], publicationAt: '2999-01-01T10:00:00+03:00' },
  ].map((source) => z.parse(seedPost, { ...post, ...source })),
  redirects: [
    { from: '/staroe/', to: '/catalog/' },
    { from: '/akciya/', to: '/blog/?tag=%D1%82#verh', status: 302 },
    { from: '/старый-каталог/', to: '/каталог/' },
  ].map((source) => z.parse(seedRedirect, source)),
  operations: [
    {
      code: 'screen',
      title: 'Шелкография',
      kind: 'printing',
      note: 'От 50 штук',
      days: 2,
      perDay: 100,
      pricing: 'area',
      setupPerColor: 120_000,
      tiers: [1, 50],
      rows: [
        { areaCm2: 600, colors: 1, prices: [15_000, 10_000] },
        { areaCm2: 600, colors: 2, prices: [20_000, 13_000] },
      ],
    },
    {
      code: 'bag',
      title: 'Пакет',
      kind: 'packing',
      days: 0,
      pricing: 'piece',
      tiers: [1],
      rows: [{ prices: [1500] }],
    },
  ].map((source) => z.parse(seedOperation, source)),
  calculationRules: EMPTY_CALCULATION_RULES,
  orderRules: DEFAULT_ORDER_RULES,
  catalog: [
    { slug: 'futbolki', name: 'Футболки', isGroup: true, parent: null, summary: 'Все футболки' },
    { slug: 'trikotaj', name: 'Трикотаж', isGroup: true, parent: 'futbolki', summary: 'Мягкое' },
    {
      slug: 'polo',
      formerSlugs: ['futbolka-polo'],
      name: 'Поло',
      isGroup: false,
      parent: 'trikotaj',
      summary: 'С воротником',
      description: '<p>Поло</p>',
      priceTiers: [
        { from: 1, price: 100_000 },
        { from: 10, price: 90_000 },
      ],
      leadTimeDays: 2,
      sizeTables: [
        {
          title: '',
          sketch: picture,
          sizes: ['S', 'M'],
          measures: [{ letter: 'А', name: 'Ширина в груди', values: [51.5, 54] }],
        },
      ],
      onHome: true,
      operations: [
        { code: 'screen', places: [{ place: 'chest', title: 'Грудь', widthMm: 300, heightMm: 400 }] },
        { code: 'bag', places: [] },
      ],
    },
    {
      slug: 'mayka',
      name: 'Майка',
      isGroup: false,
      parent: 'trikotaj',
      summary: 'Без рукавов',
      shows: ['polo'],
    },
    {
      slug: 'individualnyy-zakaz',
      name: 'Индивидуальный заказ',
      kind: 'special',
      isGroup: false,
      parent: null,
      summary: 'Любое',
    },
    {
      slug: 'odejda',
      name: 'Одежда оптом',
      kind: 'landing',
      isGroup: false,
      parent: null,
      summary: 'Опт',
      shows: ['mayka', 'polo', 'futbolki'],
    },
  ].map((source) => z.parse(seedCatalogItem, { ...source, picture })),
  images: [
    {
      name: picture,
      mediaType: 'image/svg+xml',
      bytes: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="#b5232a"/></svg>',
      ),
    },
  ],
  prerendered: [],
  brandBook: null,
  documents: [],
}
