import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { type Cell, writeTable } from '../files/write-table.ts'
import { getImportRows } from '../kinds/row-kinds.ts'
import { columnHints, TEMPLATE_KINDS } from './column-hints.ts'

const INSTRUCTIONS = 'Как заполнить'

/** Returns an XLSX with instructions, and an empty sheet for each kind of rows of the catalogue. */
export function createCatalogueTemplate(): Promise<Buffer> {
  const sheets = TEMPLATE_KINDS.map((kind) => ({
    name: rowKindNames[kind],
    columns: getImportRows(kind).columns.filter(({ write }) => write !== undefined),
    hints: columnHints[kind],
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
  'Заполните листы «Материалы», «Изделия», «Цены». Ненужный оставьте пустым. Листы и заголовки не переименовывайте.',
  'Загрузите этот файл в разделе «Импорт и экспорт» по разу на каждый заполненный лист: сначала материалы, потом изделия, потом цены.',
  'Из файла прочтём только лист выбранного вида. До применения покажем все ошибки; применённое можно вернуть одним нажатием.',
]
