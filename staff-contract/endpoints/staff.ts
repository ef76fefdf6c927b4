import { byId } from '@rapport/contract/endpoints/endpoint-params'
import { searchQuery, searchResult } from '@rapport/contract/search/search'
import * as z from 'zod/mini'
import { inviteStaffForm, staffMember, staffRolePatch } from '../staff/staff.ts'
import { today } from '../today/today.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

/** Endpoints of staff members and their roles. */
export const staffEndpoints = {
  getStaff: {
    ...adminRoutes.getStaff,
    summary: 'Returns all staff by name',
    access: 'staff.manage',
    result: z.object({ members: z.array(staffMember) }),
  },
  getToday: {
    ...adminRoutes.getToday,
    summary: 'Returns the first rows of each part of the first screen that the member’s role may see',
    access: 'signed-in',
    result: today,
  },
  searchSite: {
    ...adminRoutes.searchSite,
    summary: 'Searches the catalogue and the blog without counting the query among those of visitors',
    access: 'signed-in',
    query: searchQuery,
    result: searchResult,
  },
  inviteStaff: {
    ...adminRoutes.inviteStaff,
    summary: 'Adds a member and mails an invitation, valid once and for 72 hours',
    access: 'staff.manage',
    confirmed: true,
    form: inviteStaffForm,
    result: z.object({ member: staffMember }),
  },
  updateStaffRole: {
    ...adminRoutes.updateStaffRole,
    summary: 'Changes the role of another member',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    form: staffRolePatch,
    result: z.object({ member: staffMember }),
  },
  confirmRestore: {
    ...adminRoutes.confirmRestore,
    summary: 'Confirms a restore of the database, so that files without a row are deleted again',
    access: 'staff.manage',
    confirmed: true,
    result: z.object({}),
  },
  repeatInvitation: {
    ...adminRoutes.repeatInvitation,
    summary: 'Mails an invitation again to a member who has not accepted it; the old link expires',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    result: z.object({ member: staffMember }),
  },
  blockStaff: {
    ...adminRoutes.blockStaff,
    summary: 'Blocks a member and ends their sessions',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    result: z.object({ member: staffMember }),
  },
  unblockStaff: {
    ...adminRoutes.unblockStaff,
    summary: 'Unblocks a member',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    result: z.object({ member: staffMember }),
  },
  resetStaffSignIn: {
    ...adminRoutes.resetStaffSignIn,
    summary: 'Deletes a member’s password and second factors, ends their sessions and mails a new invitation',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    result: z.object({ member: staffMember }),
  },
} as const satisfies Record<string, AdminEndpoint>
