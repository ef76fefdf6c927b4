import * as z from 'zod/mini'

/** Statuses a call may fail with (decisions.md §2). */
export type FailureStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/** Messages by field; a failure of no one field stands under `message`. */
export const fieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof fieldErrors>

/** Body of every failed call, all of it fit for a visitor's eyes (decisions.md §2). */
export const failure = z.object({ message: z.string(), errors: fieldErrors })
export type Failure = z.infer<typeof failure>
