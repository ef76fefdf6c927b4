/** Roles of the staff. */
export const STAFF_ROLES = ['owner', 'editor', 'manager', 'seo', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

const EVERYBODY = STAFF_ROLES

/**
 * Who may do what: every permission of the back office with the roles that have it. The server checks by this table, and
 * the screens hide by it what somebody can't do. Content is the catalogue, materials, the blog, pages, the home page,
 * stories and cities.
 */
export const permissionRoles = {
  /** Things that are edited by drafts, of whatever kind; contract/staff/content-permissions.ts says who may read and write each kind. */
  'entries.read': EVERYBODY,
  'entries.write': ['owner', 'editor', 'manager', 'seo'],
  'content.read': EVERYBODY,
  'content.write': ['owner', 'editor'],
  'prices.read': ['owner', 'editor', 'manager', 'viewer'],
  'prices.write': ['owner', 'editor', 'manager'],
  'media.read': EVERYBODY,
  'media.upload': ['owner', 'editor', 'manager'],
  'media.alt': ['owner', 'editor', 'manager', 'seo'],
  'media.focus': ['owner', 'editor', 'seo'],
  'media.replace': ['owner', 'editor'],
  'media.delete': ['owner', 'editor'],
  'seo.read': ['owner', 'editor', 'seo', 'viewer'],
  'seo.write': ['owner', 'editor', 'seo'],
  'seo.delete': ['owner', 'seo'],
  'orders.read': ['owner', 'manager'],
  'orders.write': ['owner', 'manager'],
  'customers.read': ['owner', 'manager'],
  'customers.write': ['owner', 'manager'],
  /** Files of rows, of whatever kind; contract/imports/import-kinds.ts says what each kind asks for. */
  'import.use': ['owner', 'editor', 'manager', 'seo'],
  'import.content': ['owner', 'editor'],
  'import.prices': ['owner', 'editor', 'manager'],
  'import.seo': ['owner', 'editor', 'seo'],
  'staff.manage': ['owner'],
  'audit.read': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissionRoles
export const PERMISSIONS = Object.keys(permissionRoles) as Permission[]

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  (permissionRoles[permission] as readonly StaffRole[]).includes(role)

/** Returns the roles that have a permission. */
export const rolesWith = (permission: Permission): readonly StaffRole[] => permissionRoles[permission]

export const listPermissions = (role: StaffRole): Permission[] =>
  PERMISSIONS.filter((permission) => hasPermission(role, permission))

/** Roles that sign in with a second factor only. */
const SECOND_FACTOR_ROLES: readonly StaffRole[] = ['owner', 'manager']
export const needsSecondFactor = (role: StaffRole): boolean => SECOND_FACTOR_ROLES.includes(role)

/**
 * How far a sign-in is. `code`: the password was right, the code of the second factor is asked for. `setup`: the password
 * was right, and the role needs a second factor that has to be set up first. `complete`: signed in.
 */
export const SIGN_IN_STAGES = ['code', 'setup', 'complete'] as const
export type SignInStage = (typeof SIGN_IN_STAGES)[number]

/** Whom an endpoint answers that asks for no permission: the stages of their sign-in. */
export const ACCESS_STAGES = {
  /** Whoever is signing in. */
  anybody: [],
  /** Whoever leaves. */
  'any-stage': SIGN_IN_STAGES,
  'code-stage': ['code'],
  /** Staff, and whoever has to set a second factor up before they are. */
  setup: ['setup', 'complete'],
  /** All staff. */
  'signed-in': ['complete'],
} as const satisfies Record<string, readonly SignInStage[]>

/** Whom an endpoint answers. */
export type Access = Permission | keyof typeof ACCESS_STAGES

/** Whether an endpoint asks for a permission, rather than for a stage of the sign-in. */
export const isPermission = (access: Access): access is Permission => Object.hasOwn(permissionRoles, access)
