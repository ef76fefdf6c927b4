import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { IconName } from '../ui/icon/icon.tsx'

export interface EntryKind {
  path: string
  /** Path of the list, if it differs from `path`. */
  listPath?: string
  title: string
  singular: string
  /** Label of the button for a new entry; left out if new entries are copies, or can't be created. */
  create?: string
  /** Whether its entries are fixed parts of the site: they can't be created, copied or unpublished. */
  isFixed?: true
  /** Whether there is only one entry, which opens without a list. */
  isOnly?: true
  /** Whether staff set the order of its entries on the site. */
  isOrdered?: true
  icon: IconName
  about: string
}

/** All kinds of content. The form of a kind is `<kind>-form.tsx`, see entry-forms.ts. */
export const entryKinds: Record<ContentKindName, EntryKind> = {
  post: {
    path: '/posts/',
    title: 'Статьи',
    singular: 'Статья',
    create: 'Новая статья',
    icon: 'pencil',
    about: 'Блог: черновики, публикация, расписание',
  },
  item: {
    path: '/catalog/',
    listPath: '/catalog/list/',
    title: 'Каталог',
    singular: 'Изделие',
    create: 'Новое изделие',
    icon: 'grid',
    about: 'Изделия и\u00A0группы: тексты, картинки, свойства, цены',
  },
  material: {
    path: '/materials/',
    title: 'Материалы',
    singular: 'Материал',
    create: 'Новый материал',
    icon: 'roll',
    about: 'Ткани и\u00A0сборные материалы',
  },
  'price-group': {
    path: '/prices/',
    title: 'Цены',
    singular: 'Группа цен',
    create: 'Новая группа цен',
    icon: 'table',
    about: 'Таблицы цен: материалы, ступени, прайс-листы',
  },
  operation: {
    path: '/operations/',
    title: 'Работы',
    singular: 'Работа',
    create: 'Новая работа',
    isOrdered: true,
    icon: 'layers',
    about: 'Печать, вышивка, бирки, упаковка: цены для\u00A0расчёта',
  },
  'calculation-rules': {
    path: '/calculation-rules/',
    title: 'Правила расчёта',
    singular: 'Правила расчёта',
    isFixed: true,
    isOnly: true,
    icon: 'swap',
    about: 'Срочность, скидки, НДС по\u00A0датам, выходные и\u00A0рабочие дни',
  },
  'order-rules': {
    path: '/order-rules/',
    title: 'Правила заявок',
    singular: 'Правила заявок',
    isFixed: true,
    isOnly: true,
    icon: 'check',
    about: 'Этапы производства, что меняет статус, сроки, о\u00A0чём писать клиенту',
  },
  'text-page': {
    path: '/pages/',
    title: 'Страницы',
    singular: 'Страница',
    isFixed: true,
    icon: 'page',
    about: 'Помощь, доставка, гарантия и\u00A0правовые тексты',
  },
  home: {
    path: '/home/',
    title: 'Главная',
    singular: 'Главная',
    isFixed: true,
    isOnly: true,
    icon: 'window',
    about: 'Слайды, шаги, факты, клиенты, работы, отзывы, экскурсия и\u00A0их порядок',
  },
  story: {
    path: '/stories/',
    title: 'Истории',
    singular: 'История',
    create: 'Новая история',
    isOrdered: true,
    icon: 'story',
    about: 'Круглые обложки на\u00A0каждой странице и\u00A0их кадры',
  },
  license: {
    path: '/licenses/',
    title: 'Лицензии',
    singular: 'Лицензия',
    create: 'Новая лицензия',
    isOrdered: true,
    icon: 'seal',
    about: 'Лицензии и\u00A0сертификаты со\u00A0сканами',
  },
  'faq-question': {
    path: '/questions/',
    title: 'Вопросы',
    singular: 'Вопрос',
    create: 'Новый вопрос',
    isOrdered: true,
    icon: 'question',
    about: 'Вопросы и\u00A0ответы: «Как заказать» и\u00A0страницы изделий',
  },
  'layout-requirement': {
    path: '/layout-requirements/',
    title: 'Требования к\u00A0макету',
    singular: 'Требование',
    create: 'Новое требование',
    isOrdered: true,
    icon: 'check',
    about: 'Каким должен быть макет',
  },
  'delivery-zone': {
    path: '/delivery-zones/',
    title: 'Зоны доставки',
    singular: 'Зона доставки',
    create: 'Новая зона',
    isOrdered: true,
    icon: 'truck',
    about: 'Куда везём, за\u00A0сколько дней и\u00A0почём',
  },
  city: {
    path: '/cities/',
    title: 'Города',
    singular: 'Город',
    create: 'Новый город',
    isOrdered: true,
    icon: 'pin',
    about: 'Телефоны, часы и\u00A0праздники, адреса, предупреждения',
  },
  'legal-entity': {
    path: '/legal-entities/',
    title: 'Юрлица',
    singular: 'Юрлицо',
    create: 'Новое юрлицо',
    isOrdered: true,
    icon: 'seal',
    about: 'Реквизиты, счёт в\u00A0банке и\u00A0НДС: от\u00A0кого выставляем счета',
  },
  site: {
    path: '/site/',
    title: 'О\u00A0фабрике',
    singular: 'О\u00A0фабрике',
    isFixed: true,
    isOnly: true,
    icon: 'factory',
    about: 'Название, телефон, почта, часы работы, соцсети',
  },
  theme: {
    path: '/theme/',
    title: 'Оформление',
    singular: 'Оформление',
    isFixed: true,
    isOnly: true,
    icon: 'palette',
    about: 'Цвета, скругления, орнамент и\u00A0подвал сайта',
  },
}

export const listedKinds = Object.entries(entryKinds) as [ContentKindName, EntryKind][]

export const CALENDAR_PATH = '/calendar/'
export const BATCHES_PATH = '/batches/'

/** Returns the path of an entry's form; undefined for a kind that this build doesn't know. */
export const entryPath = ({ kind, id }: { kind: ContentKindName; id: number }): string | undefined => {
  const path = entryKinds[kind]?.path
  return path && `${path}${id}/`
}

/** Returns the title, or «Без названия». */
export const formatTitle = ({ title }: { title: string }): string => title.trim() || 'Без названия'
