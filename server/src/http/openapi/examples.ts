import { CALCULATION_ID } from '@rapport/contract/orders/order-fields'
import { SHA256 } from '@rapport/contract/proofs/public-proof'
import { COMPONENT, type JsonSchema } from './schemas.ts'

/** Passkey as a browser sends it, with the fields of registration and of log-in. */
const CREDENTIAL = JSON.stringify({
  id: 'L7dG9hF0aE2uI4oP6yXMmJ',
  rawId: 'L7dG9hF0aE2uI4oP6yXMmJ',
  type: 'public-key',
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    attestationObject: 'o2NmbXRkbm9uZQ',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDkqq8s',
    userHandle: 'T6nB1xZ5rL7dG9hF0aE2uI4oP6yXMmJ3v0cY4k2Qq8s',
  },
})

const CART_LINES = [
  {
    itemId: 1,
    itemTitle: 'Поло',
    unit: 'шт',
    variant: 'p-polo/0',
    material: 'm-kulirka-180/Кулирка',
    quantity: 50,
  },
]

/** Example values by field, or by object and field if a field has several meanings. */
const VALUES: Record<string, unknown> = {
  'Form.name': 'Анна Петрова',
  'JsonForm.lines': [{ itemId: 1, quantity: 50, operations: [] }],
  'request.lines': [{ itemId: 1, quantity: 50, operations: [] }],
  'Cart.lines': CART_LINES,
  'profile.cart': CART_LINES,
  'calculation.url': '/calculation/kq3Zx0sWmJ8v7Yc2TnR5aQ/',
  'calculation.title': 'Поло',
  choice: 'Хлопок · белый',
  'Form.lines': [{ itemId: 1, variant: 'p-polo/0', material: 'COTTON/Хлопок', sizes: { S: 20, M: 30 } }],
  'User.name': 'Анна Петрова',
  'files.name': 'макет.pdf',
  'reviews.name': 'Анна Петрова',
  'SiteProperties.name': 'Ткацкий двор',
  'social.name': 'ВКонтакте',
  'properties.name': 'Плотность',
  'Material.name': 'Кулирка 180 г/м²',
  'materials.name': 'Кулирка 180 г/м²',
  'Form.phone': '+7 (900) 123-45-67',
  'passkey.name': 'Ноутбук',
  'passkeys.name': 'Ноутбук',
  'rp.id': 'example.ru',
  'rp.name': 'Ткацкий двор',
  'user.id': 'T6nB1xZ5rL7dG9hF0aE2uI4oP6yXMmJ3v0cY4k2Qq8s',
  'user.name': 'anna@example.ru',
  'excludeCredentials.id': 'L7dG9hF0aE2uI4oP6yXMmJ',
  'path.number': '26-000123',
  'priceChange.was': 95_000,
  'priceChange.now': 90_000,
  'query.before': '26-000123',
  'query.beforeId': 120,
  'query.material': 'u-hlopok',
  'query.ids': '3,4',
  'breadcrumbs.path': '/catalog/trikotaj/polo/',
  'reviews.position': 'Закупщица',
  alg: -7,
  challenge: 'G9hF0aE2uI4oP6yXMmJ3v0cY4k2Qq8sT6nB1xZ5rL7d',
  credential: CREDENTIAL,
  displayName: 'Анна',
  rpId: 'example.ru',
  timeout: 300_000,
  transports: ['internal'],
  additionalComment: 'Поло, количество: 120',
  'Seo.description': 'Поло из пике 220 г/м²',
  'ShownSeo.description': 'Поло из пике 220 г/м²',
  'breadcrumbs.label': 'Поло',
  'PriceGroup.erpId': 'p-polo',
  'PriceGroup.title': 'Поло',
  'PostPreview.title': 'Ситец: короткая история',
  'Post.title': 'Ситец: короткая история',
  'PostPreview.slug': 'istoriya-sitca',
  'Post.slug': 'istoriya-sitca',
  address: 'Иваново, улица Ткачей, 1',
  at: '2026-11-21T09:30:00.000Z',
  authorName: 'Ольга',
  canonical: 'https://example.ru/catalog/trikotaj/polo/',
  'City.cities': ['Вологодская область', 'Череповец'],
  city: 'Вологда',
  clientCity: 'Череповец',
  clientCountry: 'Россия',
  code: '123456',
  color: '#b3402a',
  'Company.name': 'ООО «Ткань»',
  'contacts.name': 'Анна Петрова',
  post: 'Закупщица',
  kpp: '770701001',
  legalAddress: 'Вологда, улица Ткачей, 1',
  deliveryAddresses: ['Иваново, улица Ткачей, 1'],
  comment: '120 штук, печать на спине',
  company: 'ООО «Ткань»',
  day: '2026-12-01',
  content: 'Печатаем по вашему рисунку',
  createdAt: '2026-11-20T09:30:00.000Z',
  currentPassword: 'длинный пароль ткача',
  description: '<p>Поло из пике 220 г/м²</p>',
  device: 'Chrome, Windows',
  email: 'anna@example.ru',
  entityId: '/',
  erpId: 'm-kulirka-180',
  features: '<ul><li>180 г/м²</li></ul>',
  holidays: ['2026-12-31'],
  howToGet: '<p>Пять минут от метро</p>',
  icon: 'vk',
  inn: '7707083893',
  keywords: 'поло, пошив',
  label: 'Кулирка 180 г/м²',
  lastUsedAt: '2026-11-21T09:30:00.000Z',
  latitude: 59.22,
  limit: 4,
  link: 'https://vk.com/example',
  longitude: 39.88,
  materialErpId: 'm-kulirka-180',
  name: 'Поло',
  foundedYear: 1998,
  from: 10,
  leadTimeDays: 2,
  legalName: 'ООО «Ткацкий двор»',
  network: '203.0.113.0/24',
  note: 'За нанесение с двух сторон прибавьте 60 %',
  number: '26-000123',
  ogDescription: 'Поло из пике 220 г/м²',
  ogrn: '1027700132195',
  ogTitle: 'Поло на заказ от 10 штук',
  phoneGoal: 'phone-vologda',
  timeZone: 'Europe/Moscow',
  operationMode: 'Пн–Пт 9:30–18:00',
  ordersCompleted: 12_000,
  parentSlug: 'trikotaj',
  password: 'длинный пароль ткача',
  passwordConfirmation: 'длинный пароль ткача',
  path: [1, 2, 3],
  pathNames: ['Футболки', 'Трикотаж', 'Поло'],
  pathSlugs: ['futbolki', 'trikotaj', 'polo'],
  phone: '+79001234567',
  phones: ['+78172123456'],
  place: 'Вологда, Россия',
  placedAt: '2026-11-20T09:30:00.000Z',
  price: 90_000,
  priceErpId: 'p-polo',
  priceFrom: 90_000,
  prices: 90_000,
  publicationAt: '2026-11-20T09:00:00.000Z',
  quantity: 120,
  ratingTenths: 50,
  referrerUrl: 'https://example.ru/',
  robots: 'index, follow',
  shortText: 'Откуда взялся ситец и почему он тонкий',
  slug: 'polo',
  slugs: ['polo', 'futbolka-polo'],
  startedAt: '2026-11-20T09:30:00.000Z',
  subdomain: 'vologda',
  'standard.from': '2026-01-01',
  summary: 'Поло из пике 220 г/м²',
  supportEmail: 'zakaz@example.ru',
  tag: 'ткани',
  tags: ['ткани'],
  text: 'Склад закрыт 30 ноября',
  title: 'Поло на заказ от 10 штук',
  token: 'mJ3v0cY4k2Qw8sT6nB1xZ5rL7dG9hF0aE2uI4oP6yXM',
  transferCode: 'q8sT6nB1xZ5rL7dG9hF0aE2uI4oP6yXMmJ3v0cY4k2Q',
  unit: 'шт',
  updatedAt: '2026-11-20T09:30:00.000Z',
  uploadedOn: '2026-04-16',
  utmSource: 'vk',
  value: '220 г/м²',
  video: 'https://rutube.ru/video/0a1b2c3d4e5f60718293a4b5c6d7e8f9/',
  version: '2026-11-20',
  workdays: ['2026-12-26'],
  ym: 'social-vk',
}

const FILE_PATH = '/media/polo-0f8fad5bd9.avif'
const FILE_FIELDS = new Set([
  'cover',
  'image',
  'images',
  'gallery',
  'hoverImage',
  'logo',
  'logoThumb',
  'photos',
])
const MORE_FILE_FIELDS = new Set([
  'banner',
  'divider',
  'ogImage',
  'previewThumb',
  'src',
  'fallback',
  'brandBook',
])

type Schemas = Record<string, JsonSchema>

/** Position of a schema in an example: its owner, its name, and the enclosing objects. */
interface Position {
  owner: string
  name: string
  inside: readonly string[]
}

/** Returns an example of a schema. `owner` is the name of the object or endpoint that has it. */
export const findExample = (schema: JsonSchema, schemas: Schemas, owner: string, name = owner): unknown =>
  build(schema, schemas, { owner, name, inside: [] })

function build(schema: JsonSchema, schemas: Schemas, at: Position): unknown {
  const component = schema.$ref?.replace(COMPONENT, '')
  if (component)
    return build(schemas[component] ?? {}, schemas, {
      owner: component,
      name: component,
      inside: [...at.inside, component],
    })
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return build(choice as JsonSchema, schemas, at)
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'object') return buildObject(schema, schemas, at)
  const value = VALUES[`${at.owner}.${at.name}`] ?? VALUES[at.name]
  if (schema.type === 'array') return Array.isArray(value) ? value : buildArray(schema, schemas, at)
  if (schema.enum) return schema.enum.includes('1') ? '1' : schema.enum[0]
  const type = [schema.type ?? 'string'].flat()[0]
  return isOfType(value, type) ? value : plainExample(schema, type, at.name)
}

function buildObject(schema: JsonSchema, schemas: Schemas, { name: owner, inside }: Position): unknown {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    build(property as JsonSchema, schemas, { owner, name, inside }),
  ])
  return Object.fromEntries(fields)
}

/** One element. A list nested in its own type stays empty. */
function buildArray(schema: JsonSchema, schemas: Schemas, at: Position): unknown[] {
  const items = (schema.items ?? {}) as JsonSchema
  const component = items.$ref?.replace(COMPONENT, '') ?? ''
  return at.inside.includes(component) ? [] : [build(items, schemas, at)]
}

function isOfType(value: unknown, type: JsonSchema['type']): boolean {
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  return typeof value === 'string' && type === 'string'
}

function plainExample(
  { format, minimum, pattern }: JsonSchema,
  type: JsonSchema['type'],
  name: string,
): unknown {
  if (type === 'null') return null
  if (type === 'boolean') return name !== 'isUnion' && name !== 'isGroup'
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 0, 1)
  if (pattern === CALCULATION_ID.source) return 'kq3Zx0sWmJ8v7Yc2TnR5aQ'
  if (pattern === SHA256.source) return '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
  if (format === 'uuid') return '0f8fad5b-d9cb-469f-a165-70867728950e'
  return FILE_FIELDS.has(name) || MORE_FILE_FIELDS.has(name) ? FILE_PATH : ''
}
