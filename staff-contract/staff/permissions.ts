export const STAFF_ROLES = ['owner', 'editor', 'manager', 'seo', 'viewer', 'foreman', 'accountant'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Roles that read the content of the site. */
const CONTENT_READERS = ['owner', 'editor', 'manager', 'seo', 'viewer'] as const

/**
 * The roles of every permission of the back office. The server checks by this table, and screens hide
 * forbidden actions by it. Content is the catalogue, materials, the blog, pages, the home page, stories and
 * cities.
 */
export const permissionRoles = {
  /** Draftable entries of any kind; staff-contract/staff/content-permissions.ts has the permissions of each kind. */
  'entries.read': [...CONTENT_READERS, 'accountant'],
  'entries.write': ['owner', 'editor', 'manager', 'seo', 'accountant'],
  /** Moves entries that the role may write to the trash. */
  'entries.trash': ['owner', 'editor', 'manager', 'seo'],
  'content.read': CONTENT_READERS,
  'content.write': ['owner', 'editor'],
  'prices.read': ['owner', 'editor', 'manager', 'viewer'],
  'prices.write': ['owner', 'editor', 'manager'],
  'media.read': CONTENT_READERS,
  'media.upload': ['owner', 'editor', 'manager'],
  'media.alt': ['owner', 'editor', 'manager', 'seo'],
  'media.focus': ['owner', 'editor', 'seo'],
  'media.replace': ['owner', 'editor'],
  'media.delete': ['owner', 'editor'],
  'seo.read': ['owner', 'editor', 'seo', 'viewer'],
  'seo.write': ['owner', 'editor', 'seo'],
  'seo.delete': ['owner', 'seo'],
  'orders.read': ['owner', 'manager', 'accountant'],
  'orders.write': ['owner', 'manager'],
  /** Production stages, what changes the status of an order, terms and messages. */
  'order-rules.write': ['owner'],
  /** Approves discounts above a role's limit, and changes the settings of offers. */
  'offers.approve': ['owner'],
  /** Lets an order go into production without an approved proof. */
  'proofs.waive': ['owner'],
  /** Orders without customers and prices, and their stages. */
  'production.read': ['owner', 'manager', 'foreman'],
  'production.write': ['owner', 'manager', 'foreman'],
  'customers.read': ['owner', 'manager'],
  'customers.write': ['owner', 'manager'],
  /** Invoices, payments and bank statements. */
  'invoices.read': ['owner', 'manager', 'accountant'],
  'invoices.write': ['owner', 'manager', 'accountant'],
  /** Legal entities with their bank accounts. */
  'requisites.write': ['owner', 'accountant'],
  /** Imports and bulk edits of any kind; staff-contract/imports/import-kinds.ts has the permissions of each kind. */
  'import.use': ['owner', 'editor', 'manager', 'seo'],
  'import.content': ['owner', 'editor'],
  'import.prices': ['owner', 'editor', 'manager'],
  'import.seo': ['owner', 'editor', 'seo'],
  'staff.manage': ['owner'],
  'audit.read': ['owner'],
  'system.read': ['owner'],
  /** Opens the site to visitors and closes it. */
  'site.open': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissionRoles
export const PERMISSIONS = Object.keys(permissionRoles) as Permission[]

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  (permissionRoles[permission] as readonly StaffRole[]).includes(role)

/** Returns the roles that have a permission. */
export const rolesWith = (permission: Permission): readonly StaffRole[] => permissionRoles[permission]

export const listPermissions = (role: StaffRole): Permission[] =>
  PERMISSIONS.filter((permission) => hasPermission(role, permission))

/** Roles that must sign in with a second factor. */
const SECOND_FACTOR_ROLES: readonly StaffRole[] = ['owner', 'manager', 'accountant']
export const needsSecondFactor = (role: StaffRole): boolean => SECOND_FACTOR_ROLES.includes(role)

/**
 * Stages of a sign-in. `code`: the password was right, the second factor is required. `setup`: the password
 * was right, and the role must set up a second factor first. `complete`: signed in.
 */
export const SIGN_IN_STAGES = ['code', 'setup', 'complete'] as const
export type SignInStage = (typeof SIGN_IN_STAGES)[number]

/** Access of endpoints without a permission: the allowed stages of the sign-in. */
export const ACCESS_STAGES = {
  /** No sign-in needed. */
  anybody: [],
  /** Every stage, for signing out. */
  'any-stage': SIGN_IN_STAGES,
  'code-stage': ['code'],
  /** Signed in, or setting up a second factor. */
  setup: ['setup', 'complete'],
  'signed-in': ['complete'],
} as const satisfies Record<string, readonly SignInStage[]>

/** Required access of an endpoint. */
export type Access = Permission | keyof typeof ACCESS_STAGES

/** Returns whether an access is a permission rather than a sign-in stage. */
export const isPermission = (access: Access): access is Permission => Object.hasOwn(permissionRoles, access)
