import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { type ContentKindName, contentKinds } from '@rapport/staff-contract/entries/content-kinds'
import type * as z from 'zod/mini'

/** Returns what is wrong by the rules of the contract, by field; undefined where nothing is. */
function check(schema: z.ZodMiniType, snapshot: unknown): FieldErrors | undefined {
  const { error } = schema.safeParse(snapshot)
  if (!error) return undefined
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const field = path.join('.')
    errors[field] = [...new Set([...(errors[field] ?? []), message])]
  }
  return errors
}

/** Returns why no draft can hold a snapshot. */
export const checkDraft = (kind: ContentKindName, snapshot: unknown) =>
  check(contentKinds[kind].snapshot as z.ZodMiniType, snapshot)

/** Returns why a snapshot can't be published, as far as the rules need nothing but it. */
export const checkPublishable = (kind: ContentKindName, snapshot: unknown) =>
  check(contentKinds[kind].publishable as z.ZodMiniType, snapshot)
