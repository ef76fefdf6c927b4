/**
 * States of a version of a proof. `draft`: staff collect its files. `sent`: the customer was notified. `approved`,
 * `changes-requested`: their answer. `superseded`: a newer version was sent. `withdrawn`: staff took it back.
 */
export const PROOF_STATES = [
  'draft',
  'sent',
  'approved',
  'changes-requested',
  'superseded',
  'withdrawn',
] as const
export type ProofState = (typeof PROOF_STATES)[number]

/** Returns whether the customer can approve a version. They may change their mind after asking for changes. */
export const isApprovable = (state: ProofState): boolean => state === 'sent' || state === 'changes-requested'
