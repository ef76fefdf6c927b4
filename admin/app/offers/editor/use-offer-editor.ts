import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { calculateOffer, type ListPrices } from '@rapport/staff-contract/offers/calculate-offer'
import { findDiscount } from '@rapport/staff-contract/offers/find-discount'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError } from '../../api/admin-error.ts'
import { useStoredInput } from '../../forms/use-stored-input.ts'
import { useOfferWrite, writeFailure } from '../use-offer-write.ts'
import { type EditableOffer, type EditedOffer, parseEdited, toEdited } from './edited-offer.ts'
import { type EditConflict, rebaseEdited, takeTheirs } from './rebase-edited.ts'
import { useLinePrices } from './use-line-prices.ts'

interface EditorState {
  /** Revision that the edit started from; a colleague's later save is merged. */
  revision: number
  base: EditedOffer
  edited: EditedOffer
  /** Whether a colleague saved meanwhile, until the next save. */
  isMerged: boolean
  conflicts: EditConflict[]
}

/** Name of the stored input of an offer. */
export const offerInputName = (id: string): string => `offer:${id}`

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const hasEdits = ({ base, edited }: EditorState): boolean => !isEqual(base, edited)

function startState({ revision, draft }: EditableOffer): EditorState {
  const base = toEdited(draft)
  return { revision, base, edited: base, isMerged: false, conflicts: [] }
}

/** Moves unsaved edits onto what a colleague saved. */
function rebase(state: EditorState, offer: EditableOffer): EditorState {
  if (!hasEdits(state)) return startState(offer)
  const base = toEdited(offer.draft)
  const { edited, conflicts } = rebaseEdited(state.base, base, state.edited)
  const isMerged = state.isMerged || !isEqual(state.base, base)
  return { revision: offer.revision, base, edited, isMerged, conflicts }
}

/** State of the editor of an offer. Edits survive a reload, and a colleague's save. */
export function useOfferEditor(offer: EditableOffer) {
  const input = useStoredInput(offerInputName(offer.id), () => startState(offer), hasEdits)
  const { setValues: setState, hasChanges } = input
  const write = useOfferWrite(offer.orderId)
  const [isSubmitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<{ edited: EditedOffer; fields: FieldErrors }>()
  const isBehind = offer.revision > input.values.revision && !write.isPending
  // What the next render stores; the colleague's save is merged before anything is shown.
  const state = isBehind ? rebase(input.values, offer) : input.values
  if (isBehind) setState(state)
  const { edited } = state

  const { draft, errors: found } = parseEdited(edited)
  const linePrices = useLinePrices(offer, edited.lines)
  const listPrices: ListPrices = { ...offer.facts.listPrices, ...linePrices }
  const calculated = draft && calculateOffer(draft, { ...offer.facts, listPrices })
  const document = calculated?.document
  const errors: FieldErrors = {
    ...(refused?.edited === edited ? refused.fields : {}),
    ...calculated?.errors,
    ...found,
  }

  /** Saves, then calls `then` with the saved offer. Without changes only calls it. */
  function save(then?: (saved: Offer) => void): void {
    setSubmitted(true)
    if (!draft || Object.keys(found).length > 0) return
    if (!hasChanges) {
      then?.(offer)
      return
    }
    const sent = edited
    write.mutate(
      {
        send: () =>
          callAdmin('updateOffer', {
            params: { id: offer.id },
            form: { revision: state.revision, ...draft },
          }),
        onDone: (saved) => {
          if (!saved?.draft) return
          const editable = { ...saved, draft: saved.draft }
          setSubmitted(false)
          setState((now) =>
            isEqual(now.edited, sent) ? startState(editable) : rebase({ ...now, base: sent }, editable),
          )
          then?.(saved)
        },
      },
      { onError: (error) => setRefused({ edited: sent, fields: fieldsOf(error) }) },
    )
  }

  const shown = isSubmitted ? errors : withoutMissing(errors)
  const isConflict = write.error instanceof AdminError && write.error.status === 409
  return {
    edited,
    change: (changes: Partial<EditedOffer>) =>
      setState((now) => ({ ...now, edited: { ...now.edited, ...changes } })),
    hasChanges,
    errors: shown,
    document,
    discount: document ? findDiscount(document) : undefined,
    listPrices,
    isMerged: state.isMerged,
    conflicts: state.conflicts,
    resolve: (conflict: EditConflict, side: 'mine' | 'theirs') =>
      setState((now) => ({
        ...now,
        edited: side === 'theirs' ? takeTheirs(now.edited, conflict) : now.edited,
        conflicts: now.conflicts.filter(({ path }) => path !== conflict.path),
      })),
    save,
    reset: () => setState(startState(offer)),
    forget: input.forget,
    isSaving: write.isPending,
    failure: isConflict ? undefined : writeFailure(write.error),
    isSubmitted,
  }
}
export type OfferEditor = ReturnType<typeof useOfferEditor>

const fieldsOf = (error: Error): FieldErrors => (error instanceof AdminError ? error.fields : {})

/** A missing title is no error before the form is sent. */
const withoutMissing = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !/(?:\.title|^lines)$/.test(field)))
