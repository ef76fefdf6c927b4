import { CONTACTS_PATH, cityContactPath, LICENSES_PATH, TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import type { SearchPage } from '@rapport/contract/search/search'
import { asc, sql } from 'drizzle-orm'
import { cities } from '../../contacts/tables.ts'
import { deliveryZones, faqQuestions, layoutRequirements, licenses, textPages } from '../../content/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { textOfHtml } from './text-of-html.ts'

/** A page with all its searchable texts. */
export interface PageSource extends SearchPage {
  /** Headings, keywords, other names. */
  tags: string[]
  /** All other texts, matched word by word. */
  summary: string
  /** Body in which only frequent words count: a contract has a word for everything. */
  body: string
}

/** Rows of one table, at most. */
const ROWS_MAX = 500
/** Characters of a page's text in the results. */
const TEXT_FIT = 160

/** Topics of screens with a fixed path besides their content, in buyers' words. */
const SCREEN_TAGS: Record<string, string> = {
  '/': 'о фабрике, отзывы, рейтинг, клиенты, портфолио, примеры работ',
  '/help/':
    'как заказать, порядок заказа, расчёт, оплата, счёт, договор, сроки изготовления, требования к макету, формат файла, вопросы и ответы, помощь',
  '/help/delivery/':
    'доставка, сроки доставки, стоимость доставки, самовывоз, перевозчик, курьер, пункт выдачи',
  '/help/warranty/': 'гарантия, возврат, обмен, брак, рекламация, претензия, жалоба, качество',
  '/policy/': 'политика конфиденциальности, персональные данные, согласие, cookie',
  '/agreement/': 'пользовательское соглашение, оферта, правила, условия',
  '/account/orders/': 'личный кабинет, вход, регистрация, мои заказы, мои заявки, статус заказа, избранное',
  [CONTACTS_PATH]:
    'контакты, адрес, телефон, почта, часы работы, график, шоурум, офис, представительство, карта, проезд, связь, сотрудничество',
  [LICENSES_PATH]: 'лицензии, сертификаты, декларации соответствия, протоколы испытаний',
}
/** Text pages that are contracts. */
const CONTRACTS = ['policy', 'agreement']
const CITY_TAGS =
  'контакты, адрес, телефон, часы работы, график, шоурум, офис, представительство, самовывоз, проезд'

/** Reads the help, contacts and licenses pages, the offices, and the questions of the help page. */
export async function readSourcePages(orm: Orm): Promise<PageSource[]> {
  const texts = await readTextPages(orm)
  const hasHelp = texts.some(({ path }) => path === TEXT_PAGE_PATHS.help)
  return [
    ...texts,
    ...(await readListPages(orm)),
    ...(await readCities(orm)),
    ...(hasHelp ? await readQuestions(orm) : []),
  ]
}

async function readTextPages(orm: Orm): Promise<PageSource[]> {
  const { slug, title } = textPages
  const pages = await orm
    .select({ slug, title, body: sql<string>`${textPages.body}` })
    .from(textPages)
    .limit(ROWS_MAX)
  const order = Object.keys(TEXT_PAGE_PATHS)
  const zones = await orm.select().from(deliveryZones).limit(ROWS_MAX)
  const requirements = await orm.select().from(layoutRequirements).limit(ROWS_MAX)
  const besides: Record<string, string[]> = {
    help: requirements.flatMap((row) => [row.title, row.content]),
    delivery: zones.flatMap((row) => [row.name, ...row.cities, ...row.aliases]),
  }
  const sorted = pages.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
  return sorted.flatMap((page) => {
    const path = TEXT_PAGE_PATHS[page.slug]
    if (path === undefined) return []
    const text = textOfHtml(page.body)
    const headings = [...page.body.matchAll(/<h[2-4]>([^<]*)</g)].map(([, heading = '']) => heading)
    return [
      {
        path,
        kind: 'page' as const,
        title: page.title,
        text: beginningOf(text),
        tags: [SCREEN_TAGS[path] ?? '', ...headings],
        ...(CONTRACTS.includes(page.slug)
          ? { summary: '', body: text }
          : { summary: [text, ...(besides[page.slug] ?? [])].join('\n'), body: '' }),
      },
    ]
  })
}

async function readListPages(orm: Orm): Promise<PageSource[]> {
  const listed = await orm.select().from(licenses).limit(ROWS_MAX)
  const screen = (path: string, title: string, text: string, summary = ''): PageSource => ({
    path,
    kind: 'page',
    title,
    text,
    summary,
    body: '',
    tags: [SCREEN_TAGS[path] ?? ''],
  })
  return [
    screen('/', 'О фабрике', 'Что мы шьём и печатаем, как работаем, отзывы покупателей.'),
    screen(CONTACTS_PATH, 'Контакты', 'Адреса, телефоны и часы работы.'),
    screen('/account/orders/', 'Личный кабинет', 'Ваши заявки, избранное и цены вашего прайс-листа.'),
    ...(listed.length > 0
      ? [
          screen(
            LICENSES_PATH,
            'Лицензии и сертификаты',
            'Декларации соответствия, сертификаты и протоколы испытаний.',
            listed.flatMap(({ title, description }) => [title, description]).join('\n'),
          ),
        ]
      : []),
  ]
}

async function readCities(orm: Orm): Promise<PageSource[]> {
  const rows = await orm.select().from(cities).orderBy(asc(cities.position)).limit(ROWS_MAX)
  return rows.map(({ id, city, aliases, address, operationMode, email, howToGet }) => ({
    path: cityContactPath(id),
    kind: 'city',
    title: city,
    text: beginningOf([address, operationMode].filter(Boolean).join('. ')),
    tags: [CITY_TAGS, ...aliases],
    summary: [address, operationMode, email, textOfHtml(howToGet)].join('\n'),
    body: '',
  }))
}

async function readQuestions(orm: Orm): Promise<PageSource[]> {
  const { id, question } = faqQuestions
  const rows = await orm
    .select({ id, question, answer: sql<string>`${faqQuestions.answer}` })
    .from(faqQuestions)
    .where(sql`${faqQuestions.topics} @> '["help"]'`)
    .orderBy(asc(faqQuestions.position))
    .limit(ROWS_MAX)
  return rows.map((row) => {
    const answer = textOfHtml(row.answer)
    return {
      path: `${TEXT_PAGE_PATHS.help}#faq-${row.id}`,
      kind: 'question',
      title: row.question,
      text: beginningOf(answer),
      tags: [row.question],
      summary: answer,
      body: '',
    }
  })
}

function beginningOf(text: string): string {
  if (text.length <= TEXT_FIT) return text
  const cut = text.slice(0, TEXT_FIT)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 1))
    .replace(/[,.;:—–-]$/, '')
    .trimEnd()}…`
}
