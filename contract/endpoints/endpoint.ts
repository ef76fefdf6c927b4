import type * as z from 'zod/mini'

/** Input and output of an endpoint. Results travel as `{"result": …}`, failures as `{"message", "errors"}`. */
export interface Endpoint {
  summary: string
  /**
   * `public`: the same for every visitor, with an ETag. `visitor`: public without a bearer token and a
   * visitor id, private otherwise. `private`: never stored.
   */
  cache: 'public' | 'visitor' | 'private'
  /** Whether it requires a bearer token. */
  bearer?: boolean
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  /** Fields of a form, by multipart, url-encoded or JSON alike. */
  form?: z.core.$ZodType
  /** Whether the form is accepted as JSON only, because its fields are nested. */
  isJson?: boolean
  /** Whether the form accepts files (multipart only), in the field `files[]`. */
  files?: boolean
  result: z.core.$ZodType
}
