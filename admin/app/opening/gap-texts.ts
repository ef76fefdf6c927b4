import type { GapCode, GapWeight } from '@rapport/staff-contract/opening/opening'

/** Words of a gap, and the screen that fills it. */
interface GapText {
  lacks: string
  why: string
  path: string
}

export const weightTitles: Record<GapWeight, string> = {
  must: 'Без\u00A0этого не\u00A0открыть',
  should: 'Лучше сделать до\u00A0открытия',
  may: 'Можно потом',
}

export const gapTexts: Record<GapCode, GapText> = {
  name: {
    lacks: 'Не\u00A0написано название',
    why: 'Оно стоит в\u00A0шапке, в\u00A0письмах и\u00A0в\u00A0результатах поиска.',
    path: '/site/',
  },
  company: {
    lacks: 'Не\u00A0указано юридическое название',
    why: 'Закон требует назвать того, кто собирает данные и\u00A0продаёт. Без него форма заявки закрыта.',
    path: '/site/',
  },
  contact: {
    lacks: 'Нет ни\u00A0телефона, ни\u00A0почты',
    why: 'Клиент должен знать, как с\u00A0вами связаться.',
    path: '/site/',
  },
  address: {
    lacks: 'Не\u00A0указан адрес',
    why: 'Закон требует назвать адрес того, кто собирает данные и\u00A0продаёт.',
    path: '/site/',
  },
  policy: {
    lacks: 'Нет текста согласия на\u00A0обработку данных',
    why: 'Без него по\u00A0закону нельзя показывать форму заявки.',
    path: '/pages/',
  },
  demo: {
    lacks: 'Остались примеры',
    why: 'Это записи вымышленной фабрики. Поисковики и\u00A0фиды их не\u00A0видят. Замените своими или уберите.',
    path: '/demo/',
  },
  items: {
    lacks: 'В\u00A0каталоге нет изделий',
    why: 'Добавьте хотя\u00A0бы одно или загрузите таблицу.',
    path: '/catalog/',
  },
  'items-without-picture': {
    lacks: 'Изделия без картинки',
    why: 'Без картинки изделие почти не\u00A0открывают.',
    path: '/catalog/list/',
  },
  'items-without-price': {
    lacks: 'Изделия без цены',
    why: 'Вместо цены будет «по\u00A0запросу», и\u00A0в\u00A0Яндекс Товары изделие не\u00A0попадёт.',
    path: '/catalog/list/',
  },
  slides: { lacks: 'На\u00A0главной нет слайдов', why: 'Первый экран главной пуст.', path: '/home/' },
  cities: {
    lacks: 'Нет ни\u00A0одного города',
    why: 'На\u00A0странице контактов не\u00A0будет офиса и\u00A0карты.',
    path: '/cities/',
  },
  hours: {
    lacks: 'Не\u00A0указаны часы работы',
    why: 'Клиент не\u00A0знает, когда звонить.',
    path: '/site/',
  },
  agreement: {
    lacks: 'Нет пользовательского соглашения',
    why: 'На\u00A0него ссылается регистрация.',
    path: '/pages/',
  },
  delivery: {
    lacks: 'Нет страницы о\u00A0доставке',
    why: 'О\u00A0ней спрашивают до\u00A0заказа.',
    path: '/pages/',
  },
  warranty: {
    lacks: 'Нет страницы о\u00A0гарантии и\u00A0возврате',
    why: 'Условия возврата должны быть известны до\u00A0покупки.',
    path: '/pages/',
  },
  logo: { lacks: 'Нет логотипа', why: 'Вместо него стоит название.', path: '/theme/' },
  'empty-groups': {
    lacks: 'Пустые группы каталога',
    why: 'Клиент зайдёт и\u00A0ничего не\u00A0увидит.',
    path: '/catalog/',
  },
  'ended-warnings': {
    lacks: 'Предупреждения, срок которых прошёл',
    why: 'Посетители их не\u00A0видят, их можно убрать.',
    path: '/site/',
  },
  questions: { lacks: 'Нет частых вопросов', why: 'Ответы снимают половину звонков.', path: '/questions/' },
  posts: { lacks: 'В\u00A0блоге нет статей', why: 'Раздел блога пуст.', path: '/posts/' },
  social: {
    lacks: 'Нет ссылок на\u00A0соцсети',
    why: 'В\u00A0подвале сайта их колонка пуста.',
    path: '/site/',
  },
}
