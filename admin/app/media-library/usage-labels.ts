import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { entryKinds } from '../editing/entry-kinds.ts'

/** Names of the tables with pictures. */
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

/** Returns the name of a table or content kind that uses a picture. */
export const subjectLabel = (subject: string, kind?: ContentKindName): string =>
  TABLES[subject] ?? entryKinds[kind ?? (subject as ContentKindName)]?.singular ?? 'Содержание'

/** Names of the fields with pictures, as columns and as fields of snapshots. */
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

/** Returns the name of a field; unknown fields are texts that contain the picture. */
export const fieldLabel = (field: string): string => FIELDS[field] ?? 'текст'
