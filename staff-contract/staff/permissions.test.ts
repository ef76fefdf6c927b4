import { expect, it } from 'vitest'
import {
  hasPermission,
  listPermissions,
  needsSecondFactor,
  PERMISSIONS,
  type Permission,
  permissionRoles,
  STAFF_ROLES,
} from './permissions.ts'

/** Owner, editor, manager, SEO, viewer, foreman, accountant: a letter if the role has the permission. */
const TABLE: Record<Permission, string> = {
  'entries.read': 'oemsva',
  'entries.write': 'oemsa',
  'entries.trash': 'oems',
  'content.read': 'oemsv',
  'content.write': 'oe',
  'prices.read': 'oemv',
  'prices.write': 'oem',
  'media.read': 'oemsv',
  'media.upload': 'oem',
  'media.alt': 'oems',
  'media.focus': 'oes',
  'media.replace': 'oe',
  'media.delete': 'oe',
  'seo.read': 'oesv',
  'seo.write': 'oes',
  'seo.delete': 'os',
  'orders.read': 'oma',
  'orders.write': 'om',
  'order-rules.write': 'o',
  'offers.approve': 'o',
  'proofs.waive': 'o',
  'production.read': 'omf',
  'production.write': 'omf',
  'customers.read': 'om',
  'customers.write': 'om',
  'invoices.read': 'oma',
  'invoices.write': 'oma',
  'requisites.write': 'oa',
  'import.use': 'oems',
  'import.content': 'oe',
  'import.prices': 'oem',
  'import.seo': 'oes',
  'staff.manage': 'o',
  'audit.read': 'o',
  'system.read': 'o',
  'site.open': 'o',
}

it('gives each role exactly its agreed permissions', () => {
  const initials = (permission: Permission) =>
    STAFF_ROLES.filter((role) => hasPermission(role, permission))
      .map((role) => role[0])
      .join('')
  expect(Object.fromEntries(PERMISSIONS.map((permission) => [permission, initials(permission)]))).toEqual(
    TABLE,
  )
})

it('gives an owner every permission, and a viewer none to change anything', () => {
  expect(listPermissions('owner')).toEqual(Object.keys(permissionRoles))
  expect(listPermissions('viewer').filter((permission) => !permission.endsWith('.read'))).toEqual([])
})

it('requires a second factor from owners, managers and accountants', () => {
  expect(STAFF_ROLES.filter(needsSecondFactor)).toEqual(['owner', 'manager', 'accountant'])
})
