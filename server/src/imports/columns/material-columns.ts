import type { MaterialSnapshot } from '@rapport/contract/editing/snapshots/material-snapshot'
import { codes, longText, optionalNumber, text } from './codecs.ts'
import { type Column, fieldColumn } from './column.ts'

/** A material in a row. */
export const materialColumns: Column<MaterialSnapshot>[] = [
  fieldColumn('erpId', 'Код в учёте', text),
  fieldColumn('title', 'Название', text),
  fieldColumn('features', 'Свойства', longText),
  fieldColumn('description', 'Описание', longText),
  fieldColumn('members', 'Ткани сборного материала', codes),
  fieldColumn('pictures', 'Картинки', codes),
  fieldColumn('position', 'Место в списке', optionalNumber),
]
