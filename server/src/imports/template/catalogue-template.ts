import {
  CATALOGUE_SHEETS,
  type CatalogueSheet,
  catalogueSheetNames,
} from '@rapport/staff-contract/imports/catalogue-sheets'
import { sheetColumns } from '../catalogue/catalogue-columns.ts'
import type { AnyColumn } from '../columns/column.ts'
import { type Cell, writeTable } from '../files/write-table.ts'
import { columnHints, type HintedSheet } from './column-hints.ts'

const INSTRUCTIONS = 'Как заполнить'
/** Columns that only exports of this site need. */
const HIDDEN: Partial<Record<CatalogueSheet, readonly string[]>> = {
  groups: ['key', 'divider', 'shows'],
  items: ['key', 'isGroup', 'banner', 'divider', 'shows', 'pictureUrls'],
}

/** Sheets of the template, in the order in which they are filled in. */
export const TEMPLATE_SHEETS = CATALOGUE_SHEETS.filter((sheet) => sheet !== 'redirects') as HintedSheet[]

/** Columns of a sheet in the template, those that must be filled in first. */
export function templateColumns(sheet: HintedSheet): AnyColumn[] {
  const hints = columnHints[sheet]
  const isRequired = ({ key }: AnyColumn) => hints[key]?.[0].startsWith('Обязательно') ?? false
  const shown = sheetColumns[sheet].columns.filter(
    ({ key, write }) => write !== undefined && !HIDDEN[sheet]?.includes(key),
  )
  return [...shown.filter(isRequired), ...shown.filter((column) => !isRequired(column))]
}

/** Returns an XLSX with instructions, and an empty sheet for each part of the catalogue. */
export function createCatalogueTemplate(): Promise<Buffer> {
  const sheets = TEMPLATE_SHEETS.map((sheet) => ({
    name: catalogueSheetNames[sheet],
    columns: templateColumns(sheet),
    hints: columnHints[sheet],
  }))
  const rows: Cell[][] = sheets.flatMap(({ name, columns, hints }) =>
    columns.map(({ key, header }) => [name, header, ...(hints[key] ?? [])]),
  )
  return writeTable({
    format: 'xlsx',
    sheet: INSTRUCTIONS,
    headers: ['Лист', 'Столбец', 'Что писать', 'Пример'],
    rows: [...steps.map((step) => ['', '', step, '']), ...rows],
    others: sheets.map(({ name, columns }) => ({
      sheet: name,
      headers: columns.map(({ header }) => header),
      rows: [],
    })),
  })
}

const steps = [
  'Заполните листы, которые нужны: начните с «Групп» и «Изделий». Остальные можно оставить пустыми. Листы и заголовки не переименовывайте.',
  'Загрузите файл целиком в разделе «Импорт и экспорт»: все листы читаются разом. До применения покажем все ошибки и всё, чего не хватает; применённое можно вернуть одним нажатием.',
  'Пустая ячейка оставляет то, что уже есть на сайте. Файл можно дополнять и загружать снова: изделие узнаем по адресу.',
  'Цена от количества: лист «Цены по количеству», материал там не нужен. Лист «Цены» нужен, если цена зависит от материала.',
  'Картинки проще загрузить отдельно, архивом или папкой: узнаем изделие по артикулу или названию в имени файла.',
]
