import { CRAWLER_RULES, type SeoSnapshot } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { choice, optionalText } from './codecs.ts'
import { type Column, fieldColumn, infoColumn } from './column.ts'

/** SEO fields of a page, with its name and path. */
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

/** An empty cell means that the value is derived from the content. */
export const seoColumns: Column<SeoRecord>[] = [
  {
    key: 'page',
    header: 'Код страницы',
    field: 'page',
    read: ({ page }) => page,
    // The key identifies the page.
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
