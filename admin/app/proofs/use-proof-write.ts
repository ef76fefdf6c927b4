import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AdminError, failureText } from '../api/admin-error.ts'
import { orderProofQuery } from './proof-query.ts'

interface ProofWrite {
  send: () => Promise<{ proof: Proof | null }>
  onDone?: () => void
}

/** Runs a write of a proof and reads the proof and its order again, after a 409 too. */
export function useProofWrite(orderId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = orderProofQuery(orderId)
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ send }: ProofWrite) => send(),
    onSuccess: ({ proof }, { onDone }) => {
      // The next write starts from this revision, even if it is pressed before the proof is read again.
      queryClient.setQueryData(queryKey, proof)
      onDone?.()
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: ['inbox'] }),
      ]),
  })
}

/** Returns the sentence of a failed write: of its first field, if it names one. */
export function proofFailure(error: Error | null): string | undefined {
  if (!error) return undefined
  const [sentence] = error instanceof AdminError ? Object.values(error.fields).flat() : []
  return sentence ?? failureText(error) ?? undefined
}
