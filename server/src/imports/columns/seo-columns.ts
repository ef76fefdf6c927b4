import { CRAWLER_RULES, type SeoSnapshot } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { choice, optionalText } from './codecs.ts'
import { type Column, fieldColumn, infoColumn } from './column.ts'

/** The words of a page for search engines, with what the page is called. */
export type SeoRecord = SeoSnapshot & {
  /** `item/17` */
  page: string
  name: string
  path: string
}

const [noindex, nofollow] = CRAWLER_RULES
const named = choice<SeoSnapshot['robots']>([
  [null, 'Показывать в поиске'],
  [noindex, 'Не показывать, по ссылкам переходить'],
  [nofollow, 'Не показывать и по ссылкам не переходить'],
])
const rules: typeof named = {
  ...named,
  parse: (cell, names) => (cell.trim() === '' ? null : named.parse(cell, names)),
}

/** What is written of a page in a row; an empty cell: as it follows from the content. */
export const seoColumns: Column<SeoRecord>[] = [
  {
    key: 'page',
    header: 'Код страницы',
    field: 'page',
    read: ({ page }) => page,
    // It says which page the row is of.
    write: (record) => record,
  },
  infoColumn('path', 'Адрес страницы', ({ path }) => path),
  infoColumn('name', 'Страница', ({ name }) => name),
  fieldColumn('title', 'Заголовок для поиска', optionalText),
  fieldColumn('description', 'Описание для поиска', optionalText),
  fieldColumn('keywords', 'Ключевые слова', optionalText),
  fieldColumn('ogTitle', 'Заголовок для соцсетей', optionalText),
  fieldColumn('ogDescription', 'Описание для соцсетей', optionalText),
  fieldColumn('ogPicture', 'Картинка для соцсетей', optionalText),
  fieldColumn('canonical', 'Основной адрес страницы', optionalText),
  fieldColumn('robots', 'Показ в поиске', rules),
]
