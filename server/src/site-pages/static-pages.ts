import { CALCULATOR_PATH } from '@rapport/contract/paths/paths'
import { fromPieces } from '@rapport/contract/site/from-quantity'
import { withName, withTagline } from '@rapport/contract/texts/fit-text'

/** SEO data of a page with a fixed path, from the factory's data and the page's text. */
export interface StaticPage {
  /** Slug of its text. The page exists only with the text. */
  textSlug?: string
  title(around: Around): string
  description(around: Around): string
  keywords(around: Around): string
}

interface Around {
  name: string
  tagline: string
  /** Title of the text. */
  textTitle: string
  /** Names of the top groups. */
  groups: string[]
  minimumPieces: number
  callbackMinutes: number
}

const ofText = ({ textTitle, name }: Around) => withName(textTitle, name)

/** All pages with fixed paths except the home page. */
export const STATIC_PAGES: ReadonlyMap<string, StaticPage> = new Map([
  [
    '/catalog/',
    {
      title: (around: Around) => withName('Каталог', withTagline(around)),
      description: ({ groups, minimumPieces }: Around) => {
        const list = groups.map((group) => group.toLowerCase()).join(', ')
        const least = fromPieces(minimumPieces)
        return `Шьём и печатаем на заказ${least && ` ${least}`}${list && `: ${list}`}.`
      },
      keywords: ({ groups }: Around) => ['каталог', ...groups, 'на заказ'].join(', ').toLowerCase(),
    },
  ],
  [
    '/blog/',
    {
      title: ({ name }: Around) => withName('Блог', name),
      description: () => 'О тканях, печати, пошиве и оптовой торговле — от мастеров фабрики.',
      keywords: () => 'блог о тканях, печать на ткани, пошив, оптовая торговля, уход за тканью',
    },
  ],
  [
    '/contacts/',
    {
      title: (around: Around) => withName('Контакты', withTagline(around)),
      description: () => 'Адреса, телефоны и часы работы.',
      keywords: ({ name }: Around) => `контакты, ${name}, адреса, телефоны, часы работы, шоурум`,
    },
  ],
  [
    '/licenses/',
    {
      title: (around: Around) => withName('Лицензии и сертификаты', withTagline(around)),
      description: () =>
        'Декларации соответствия, сертификаты и протоколы испытаний тканей, красок и готовых изделий.',
      keywords: () => 'лицензии, сертификаты, декларации соответствия, протоколы испытаний',
    },
  ],
  [
    CALCULATOR_PATH,
    {
      title: (around: Around) => withName('Калькулятор тиража', withTagline(around)),
      description: () =>
        'Цена тиража с печатью, вышивкой и упаковкой, срок и доставка: выберите изделия и количество, расчёт сразу.',
      keywords: () => 'калькулятор тиража, расчёт стоимости, цена пошива, цена печати на ткани',
    },
  ],
  [
    '/sitemap/',
    {
      title: ({ name }: Around) => withName('Карта сайта', name),
      description: (around: Around) => `Все страницы сайта: ${withTagline(around)}.`,
      keywords: () => 'карта сайта, все страницы, каталог, блог, контакты',
    },
  ],
  [
    '/help/',
    {
      textSlug: 'help',
      title: (around: Around) => withName(around.textTitle, withTagline(around)),
      description: () =>
        'Шаги от макета до доставки, требования к макету с чек-листом и ответы на частые вопросы.',
      keywords: () => 'как заказать, требования к макету, чек-лист макета, вопросы и ответы',
    },
  ],
  [
    '/help/delivery/',
    {
      textSlug: 'delivery',
      title: (around: Around) => withName(around.textTitle, withTagline(around)),
      description: () =>
        'Сроки и цены доставки по России и за рубеж: калькулятор по городу и весу, упаковка, документы.',
      keywords: () => 'доставка, сроки доставки, цена доставки, самовывоз, упаковка',
    },
  ],
  [
    '/help/warranty/',
    {
      textSlug: 'warranty',
      title: ofText,
      description: () =>
        'Сколько действует гарантия на ткань, печать и пошив, что считаем браком и что делаем, если он нашёлся.',
      keywords: () => 'гарантия, брак, возврат, уход за тканью',
    },
  ],
  [
    '/policy/',
    {
      textSlug: 'policy',
      title: ofText,
      description: ({ textTitle }: Around) => `${textTitle}: что мы храним, зачем и как отозвать согласие.`,
      keywords: () => 'персональные данные, согласие на обработку, политика конфиденциальности, cookie',
    },
  ],
  [
    '/agreement/',
    {
      textSlug: 'agreement',
      title: ofText,
      description: ({ textTitle }: Around) =>
        `${textTitle}: как пользоваться сайтом, чьи макеты и тексты, когда заявка становится заказом.`,
      keywords: () => 'пользовательское соглашение, правила сайта, права на макеты, заявка',
    },
  ],
])
