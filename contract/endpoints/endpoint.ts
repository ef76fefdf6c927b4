import type * as z from 'zod/mini'

/** What an endpoint takes and gives. Results travel as `{"result": …}`, failures as `{"message", "errors"}`. */
export interface Endpoint {
  summary: string
  /**
   * `public`: the same for everybody, with an ETag. `visitor`: so too where no bearer and no visitor id come
   * with it, private otherwise. `private`: never stored.
   */
  cache: 'public' | 'visitor' | 'private'
  /** Whether it needs a bearer. */
  bearer?: boolean
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  /** Fields of a form, by multipart, url-encoded or JSON alike. */
  form?: z.core.$ZodType
  /** Whether the form may carry files (multipart only), in the field `files[]`. */
  files?: boolean
  result: z.core.$ZodType
}
