import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { type ContentKindName, contentKinds } from '@rapport/staff-contract/entries/content-kinds'
import type * as z from 'zod/mini'

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

/** Returns the errors that prevent saving the draft. */
export const checkDraft = (kind: ContentKindName, snapshot: unknown) =>
  check(contentKinds[kind].snapshot as z.ZodMiniType, snapshot)

/** Returns the errors that prevent publication, as far as the schema can tell. */
export const checkPublishable = (kind: ContentKindName, snapshot: unknown) =>
  check(contentKinds[kind].publishable as z.ZodMiniType, snapshot)
