import type { StaffMember } from '@rapport/staff-contract/staff/staff'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { staffQuery } from '../api/queries.ts'

export type StaffCommandName = 'repeatInvitation' | 'blockStaff' | 'unblockStaff' | 'resetStaffSignIn'

/** Returns a function that updates a member in the query cache. */
export function useReplaceMember(): (member: StaffMember) => void {
  const queryClient = useQueryClient()
  return (member) =>
    queryClient.setQueryData(staffQuery.queryKey, (members = []) =>
      members.some(({ id }) => id === member.id)
        ? members.map((other) => (other.id === member.id ? member : other))
        : [...members, member],
    )
}

export function useStaffCommand(name: StaffCommandName, onDone: () => void) {
  const replaceMember = useReplaceMember()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: number) => callAdmin(name, { params: { id } }),
    onSuccess: ({ member }) => {
      replaceMember(member)
      onDone()
    },
  })
}
