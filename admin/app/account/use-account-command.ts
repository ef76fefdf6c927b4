import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery, devicesQuery } from '../api/queries.ts'

/** Runs a command on the current user's account and refetches the account. */
export function useAccountCommand<Input, Result>(
  send: (input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: async (result) => {
      await Promise.all(
        [accountQuery, devicesQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      )
      onDone(result)
    },
  })
}
