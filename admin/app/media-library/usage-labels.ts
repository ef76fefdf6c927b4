import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { entryKinds } from '../editing/entry-kinds.ts'

/** What staff call the tables of the site that show pictures. */
const TABLES: Record<string, string> = {
  posts: 'Статья',
  text_pages: 'Страница',
  catalog_items: 'Каталог',
  materials: 'Материал',
  cities: 'Город',
  site_properties: 'Свойства сайта',
  slides: 'Слайд главной',
  order_steps: 'Шаг заказа на\u00A0главной',
  home_blocks: 'Блок главной',
  facts: 'Факт на\u00A0главной',
  clients: 'Клиент на\u00A0главной',
  portfolio: 'Портфолио на\u00A0главной',
  excursion_videos: 'Экскурсия на\u00A0главной',
  stories: 'История',
  licenses: 'Лицензия',
  seo_records: 'Поля для\u00A0поисковиков',
  faq_questions: 'Вопрос и\u00A0ответ',
}

/** Returns what staff call a thing that shows a picture, by its table on the site or by its kind. */
export const subjectLabel = (subject: string): string =>
  TABLES[subject] ?? entryKinds[subject as ContentKindName]?.one ?? 'Содержание'

/** What staff call the fields of those things; columns and fields of snapshots alike. */
const FIELDS: Record<string, string> = {
  image: 'картинка',
  picture: 'картинка',
  pictures: 'картинки',
  preview_thumb: 'картинка в\u00A0списке',
  logo: 'знак',
  logo_thumb: 'знак в\u00A0списке',
  banner: 'баннер',
  divider: 'лента',
  gallery: 'галерея',
  photos: 'фотографии',
  cover: 'обложка',
  frames: 'кадры',
  film: 'фильм',
}

/** Returns what a field is called; what is not of pictures is a text that shows one. */
export const fieldLabel = (field: string): string => FIELDS[field] ?? 'текст'
