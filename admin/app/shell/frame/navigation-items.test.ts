import { getBatchPermissions } from '@rapport/staff-contract/batches/batch-permissions'
import { BATCH_KINDS } from '@rapport/staff-contract/batches/batches'
import {
  EXPORT_KINDS,
  IMPORT_KINDS,
  mayExport,
  mayImport,
} from '@rapport/staff-contract/imports/import-kinds'
import { hasPermission, STAFF_ROLES, type StaffRole } from '@rapport/staff-contract/staff/permissions'
import { expect, it } from 'vitest'
import { navigation } from './navigation-items.ts'

const isShown = (role: StaffRole, title: string): boolean =>
  navigation.some(
    (item) => item.title === title && (!item.permission || hasPermission(role, item.permission)),
  )

it.each(STAFF_ROLES)('shows the role %s imports, exports and bulk edits only if it can use some', (role) => {
  const exchanges =
    EXPORT_KINDS.some((kind) => mayExport(role, kind)) || IMPORT_KINDS.some((kind) => mayImport(role, kind))
  const edits = BATCH_KINDS.map(getBatchPermissions).some(
    ({ writeMany, writeManySeo = writeMany }) =>
      hasPermission(role, 'import.use') &&
      (hasPermission(role, writeMany) || hasPermission(role, writeManySeo)),
  )
  expect([isShown(role, 'Импорт и\u00A0экспорт'), isShown(role, 'Массовые правки')]).toEqual([
    exchanges,
    edits,
  ])
})

it('shows an accountant only money, what it belongs to, and their own access', () => {
  const shown = navigation.filter(({ title }) => isShown('accountant', title)).map(({ title }) => title)
  expect(shown).toEqual([
    ...['Начало', 'Заявки', 'Предложения', 'Счета', 'Платежи'],
    ...['Юрлица', 'Импорт и\u00A0экспорт', 'Мой доступ'],
  ])
})
