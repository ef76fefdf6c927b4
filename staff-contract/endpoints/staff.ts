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
    summary: 'Everybody of the staff, by name',
    access: 'staff.manage',
    result: z.object({ members: z.array(staffMember) }),
  },
  getToday: {
    ...adminRoutes.getToday,
    summary: 'What waits for whoever asks: the first rows of each part that their role may see',
    access: 'signed-in',
    result: today,
  },
  searchSite: {
    ...adminRoutes.searchSite,
    summary: 'Searches catalogue and blog as a visitor does, and counts nothing among what visitors ask',
    access: 'signed-in',
    query: searchQuery,
    result: searchResult,
  },
  inviteStaff: {
    ...adminRoutes.inviteStaff,
    summary: 'Adds somebody and mails them an invitation, good for 72 hours and once',
    access: 'staff.manage',
    confirmed: true,
    form: inviteStaffForm,
    result: z.object({ member: staffMember }),
  },
  updateStaffRole: {
    ...adminRoutes.updateStaffRole,
    summary: 'Gives somebody else another role',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    form: staffRolePatch,
    result: z.object({ member: staffMember }),
  },
  repeatInvitation: {
    ...adminRoutes.repeatInvitation,
    summary: 'Mails the invitation again to whoever has not accepted it; the former link ends',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    result: z.object({ member: staffMember }),
  },
  blockStaff: {
    ...adminRoutes.blockStaff,
    summary: 'Ends somebody’s access, and their sessions with it',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    result: z.object({ member: staffMember }),
  },
  unblockStaff: {
    ...adminRoutes.unblockStaff,
    summary: 'Gives somebody their access back',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    result: z.object({ member: staffMember }),
  },
  resetStaffSignIn: {
    ...adminRoutes.resetStaffSignIn,
    summary: 'Forgets somebody’s password and second factors, ends their sessions and mails a new invitation',
    access: 'staff.manage',
    confirmed: true,
    params: byId,
    result: z.object({ member: staffMember }),
  },
} as const satisfies Record<string, AdminEndpoint>
