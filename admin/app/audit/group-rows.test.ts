import type { AuditRow } from '@rapport/staff-contract/staff/audit'
import { expect, it } from 'vitest'
import { groupRows } from './group-rows.ts'

const save = (id: number, minute: number, fields: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at: `2026-11-17T10:${String(minute).padStart(2, '0')}:00Z`,
  person: { id: 1, name: 'Анна' },
  sessionId: null,
  ip: null,
  action: 'saveDraft',
  outcome: 'done',
  subject: 'post',
  subjectId: '5',
  title: 'О ситце',
  changes: {},
  ...fields,
})

it('groups consecutive saves of one draft, with the first and the last value', () => {
  const rows = [
    save(3, 5, { changes: { title: { before: 'Лё', after: 'Лён' }, slug: { before: 'a', after: 'b' } } }),
    save(2, 4, { changes: { title: { before: 'Л', after: 'Лё' } } }),
    save(1, 3, { changes: { title: { before: '', after: 'Л' } } }),
  ]
  const [group, ...others] = groupRows(rows)
  expect(others).toEqual([])
  expect(group).toMatchObject({
    count: 3,
    row: { id: 3, changes: { title: { before: '', after: 'Лён' }, slug: { before: 'a', after: 'b' } } },
  })
})

it('keeps other authors, other entries and much earlier saves apart', () => {
  const rows = [
    save(5, 59),
    save(4, 20),
    save(3, 19, { subjectId: '6' }),
    save(2, 18, { subjectId: '6', person: { id: 2, name: 'Вера' } }),
    save(1, 17, { subjectId: '6', person: { id: 2, name: 'Вера' }, action: 'publishEntries' }),
  ]
  expect(groupRows(rows).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
})
