import { expect, it } from 'vitest'
import { CONTENT_KINDS } from '../entries/content-kinds.ts'
import { EXPORT_KINDS, IMPORT_KINDS, mayExport, mayImport } from '../imports/import-kinds.ts'
import { getKindPermissions, writableFields } from '../staff/content-permissions.ts'
import { hasPermission, isPermission } from '../staff/permissions.ts'
import { adminEndpoints } from './admin-endpoints.ts'

it('lets an accountant change invoices, payments and requisites, and nothing of orders, prices, customers or staff', () => {
  const allowed = Object.entries(adminEndpoints)
    .filter(([, { method, access }]) => method !== 'GET' && isPermission(access))
    .filter(([, { access }]) => isPermission(access) && hasPermission('accountant', access))
    .map(([name]) => name)
  expect(allowed.sort()).toEqual([
    'bookBankPayments',
    'cancelInvoice',
    'copyEntry',
    'correctInvoice',
    'correctRequisites',
    'createEntry',
    'createExport',
    'createPersonalExport',
    'deleteListView',
    'discardDraft',
    'dismissBankPayment',
    'endPresence',
    'issueInvoice',
    'mailInvoice',
    'openOrderArchive',
    'openOrderFile',
    'placeEntry',
    'publishEntries',
    'recordInvoicePayment',
    'removeInvoicePayment',
    'reportPresence',
    'requestRequisites',
    'restoreBankPayment',
    'restoreEntry',
    'restoreVersion',
    'saveDraft',
    'saveListView',
    'scheduleEntry',
    'takeDownEntry',
    'unbookBankPayment',
    'uploadBankStatement',
  ])
})

it('lets an accountant read and write legal entities and no other content', () => {
  const read = CONTENT_KINDS.filter((kind) => hasPermission('accountant', getKindPermissions(kind).read))
  const written = CONTENT_KINDS.filter((kind) => writableFields('accountant', kind) !== 'none')
  expect({ read, written }).toEqual({ read: ['legal-entity'], written: ['legal-entity'] })
})

it('lets an accountant export no orders and no customers, and import nothing', () => {
  expect(EXPORT_KINDS.filter((kind) => mayExport('accountant', kind))).toEqual(['offers', 'invoices'])
  expect(IMPORT_KINDS.filter((kind) => mayImport('accountant', kind))).toEqual([])
})
