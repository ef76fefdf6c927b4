import type { BulkChange } from '@rapport/contract/batches/bulk-edit'
import { expect, it } from 'vitest'
import { changeWords } from './change-words.ts'

it.each<[BulkChange, string]>([
  [{ action: 'set', field: 'unit', value: 'шт' }, 'Единица: записать «шт»'],
  [{ action: 'set', field: 'unit', value: null }, 'Единица: записать пусто'],
  [{ action: 'set', field: 'unit', value: true }, 'Единица: записать да'],
  [{ action: 'add', field: 'unit', words: ['лён', 'ситец'] }, 'Единица: добавить «лён», «ситец»'],
  [{ action: 'replace', field: 'unit', find: 'а', replacement: 'б' }, 'Единица: заменить «а» на\u00A0«б»'],
  [{ action: 'move', parent: 3 }, 'Переместить в\u00A0«Рубашки»'],
  [{ action: 'move', parent: null }, 'Переместить на\u00A0верхний уровень'],
  [{ action: 'take-down' }, 'Снять с\u00A0сайта'],
])('calls a change what it does: %o', (change, words) => {
  expect(changeWords(change, 'Единица', 'Рубашки')).toBe(words)
})

it('cuts what is long', () => {
  const words = changeWords({ action: 'set', field: 'unit', value: 'я'.repeat(500) }, 'Единица', '')
  expect(words.length).toBeLessThan(70)
})
