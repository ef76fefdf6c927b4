import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { expect, it } from 'vitest'
import { formatMoscow } from '../../ui/text/moscow-time.ts'
import { changeWords } from './change-words.ts'

const names = { fieldName: 'Единица', groupTitle: 'Рубашки', getText: () => undefined }

it.each<[BulkChange, string]>([
  [{ action: 'set', field: 'unit', value: 'шт' }, 'Единица: записать «шт»'],
  [{ action: 'set', field: 'unit', value: null }, 'Единица: записать пусто'],
  [{ action: 'set', field: 'unit', value: true }, 'Единица: записать да'],
  [{ action: 'add', field: 'unit', words: ['лён', 'ситец'] }, 'Единица: добавить «лён», «ситец»'],
  [{ action: 'replace', field: 'unit', find: 'а', replacement: 'б' }, 'Единица: заменить «а» на\u00A0«б»'],
  [{ action: 'move', parent: 3 }, 'Переместить в\u00A0«Рубашки»'],
  [{ action: 'move', parent: null }, 'Переместить на\u00A0верхний уровень'],
  [{ action: 'take-down' }, 'Снять с\u00A0сайта'],
  [
    { action: 'raise', field: 'unit', hundredths: 500, step: 1000, list: null },
    'Единица: +5\u00A0%, округлить до\u00A010\u00A0₽',
  ],
  [
    { action: 'raise', field: 'unit', hundredths: -350, step: 1, list: 'dealer' },
    'Единица: -3,5\u00A0%, прайс-лист «Дилеры»',
  ],
  [
    { action: 'schedule', publishAt: '2026-12-25T06:30:00.000Z', takeDownAt: null },
    `Запланировать: опубликовать ${formatMoscow('2026-12-25T06:30:00.000Z')}`,
  ],
])('calls a change what it does: %o', (change, words) => {
  expect(changeWords(change, names)).toBe(words)
})

it('cuts long values', () => {
  const words = changeWords({ action: 'set', field: 'unit', value: 'я'.repeat(500) }, names)
  expect(words.length).toBeLessThan(70)
})
