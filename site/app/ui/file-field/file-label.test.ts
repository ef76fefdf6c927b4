import { expect, it } from 'vitest'
import { fileLabel } from './file-label.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

it('shows the call without files', () => {
  expect(fileLabel([], 'Загрузить файл')).toBe('Загрузить файл')
})

it('shows the name of a single file', () => {
  expect(fileLabel(named('принт.ai'), 'Загрузить файл')).toBe('принт.ai')
})

it('counts several files', () => {
  expect(fileLabel(named('a.pdf', 'b.cdr', 'c.eps'), 'Загрузить файл')).toBe('Выбрано 3 файла(ов)')
})
