import * as z from 'zod/mini'

/** Statuses of failed requests: the endpoints' own, and those of HTTP. */
export const errorStatuses = [
  400, 401, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 422, 429, 431, 500, 503,
] as const
export type ErrorStatus = (typeof errorStatuses)[number]

/** Messages by field; a failure without a field is in `message`. */
const fieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof fieldErrors>

/** Body of every failed request, safe to show to visitors: Russian, never a stack, SQL or a file path. */
export const errorResponse = z.object({ message: z.string(), errors: fieldErrors })
export type ErrorResponse = z.infer<typeof errorResponse>
