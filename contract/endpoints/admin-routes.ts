/**
 * Method and path of every endpoint of the back office, apart from those of the site, whose visitors load none of it. The
 * schemas stand in admin-endpoints.ts under the same names.
 */
export const adminRoutes = {
  getStaffSession: { method: 'GET', path: '/api/v1/admin/session' },
  signOutStaff: { method: 'DELETE', path: '/api/v1/admin/session' },
  confirmStaff: { method: 'POST', path: '/api/v1/admin/confirmation' },
  signInStaff: { method: 'POST', path: '/api/v1/admin/auth/password' },
  signInStaffByCode: { method: 'POST', path: '/api/v1/admin/auth/code' },
  createStaffSignInOptions: { method: 'POST', path: '/api/v1/admin/auth/passkey-options' },
  signInStaffByPasskey: { method: 'POST', path: '/api/v1/admin/auth/passkey' },
  getInvitation: { method: 'POST', path: '/api/v1/admin/auth/invitation-details' },
  acceptInvitation: { method: 'POST', path: '/api/v1/admin/auth/invitation' },
  mailStaffPasswordLink: { method: 'POST', path: '/api/v1/admin/auth/forgot-password' },
  resetStaffPassword: { method: 'POST', path: '/api/v1/admin/auth/reset-password' },
  getStaffAccount: { method: 'GET', path: '/api/v1/admin/account' },
  updateStaffAccount: { method: 'PATCH', path: '/api/v1/admin/account' },
  changeStaffPassword: { method: 'POST', path: '/api/v1/admin/account/password' },
  createTotpOptions: { method: 'POST', path: '/api/v1/admin/account/totp-options' },
  enableTotp: { method: 'POST', path: '/api/v1/admin/account/totp' },
  disableTotp: { method: 'DELETE', path: '/api/v1/admin/account/totp' },
  createRecoveryCodes: { method: 'POST', path: '/api/v1/admin/account/recovery-codes' },
  createStaffPasskeyOptions: { method: 'POST', path: '/api/v1/admin/account/passkey-options' },
  createStaffPasskey: { method: 'POST', path: '/api/v1/admin/account/passkeys' },
  updateStaffPasskey: { method: 'PATCH', path: '/api/v1/admin/account/passkeys/:id' },
  deleteStaffPasskey: { method: 'DELETE', path: '/api/v1/admin/account/passkeys/:id' },
  getStaffDevices: { method: 'GET', path: '/api/v1/admin/account/devices' },
  endOtherStaffDevices: { method: 'DELETE', path: '/api/v1/admin/account/devices' },
  endStaffDevice: { method: 'DELETE', path: '/api/v1/admin/account/devices/:id' },
  getStaff: { method: 'GET', path: '/api/v1/admin/staff' },
  inviteStaff: { method: 'POST', path: '/api/v1/admin/staff' },
  updateStaffRole: { method: 'PATCH', path: '/api/v1/admin/staff/:id' },
  repeatInvitation: { method: 'POST', path: '/api/v1/admin/staff/:id/invitation' },
  blockStaff: { method: 'POST', path: '/api/v1/admin/staff/:id/block' },
  unblockStaff: { method: 'DELETE', path: '/api/v1/admin/staff/:id/block' },
  resetStaffSignIn: { method: 'POST', path: '/api/v1/admin/staff/:id/reset' },
} as const

export type AdminEndpointName = keyof typeof adminRoutes
