import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { entryKinds } from '../editing/entry-kinds.ts'

/** Returns the name of a content kind that uses a picture. */
export const subjectLabel = (subject: string): string =>
  entryKinds[subject as ContentKindName]?.singular ?? 'Содержание'

/** Names of the fields with pictures. */
const FIELDS: Record<string, string> = {
  picture: 'картинка',
  pictures: 'картинки',
  logo: 'знак',
  banner: 'баннер',
  divider: 'лента',
  gallery: 'галерея',
  sizeTables: 'таблицы размеров',
  photos: 'фотографии',
  cover: 'обложка',
  frames: 'кадры',
  slides: 'слайды',
  orderSteps: 'шаги заказа',
  facts: 'факты',
  clients: 'клиенты',
  portfolio: 'портфолио',
  excursion: 'экскурсия',
  video: 'видео',
  seo: 'поля для\u00A0поисковиков',
}

/** Returns the name of a field; unknown fields are texts that contain the picture. */
export const fieldLabel = (field: string): string => FIELDS[field] ?? 'текст'
