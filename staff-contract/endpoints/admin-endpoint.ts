import type * as z from 'zod/mini'
import type { Access } from '../staff/permissions.ts'

/** An endpoint of the back office: its input and output. Its responses are never stored. */
export interface AdminEndpoint {
  summary: string
  /** The required permission or sign-in stage. */
  access: Access
  /** Whether it requires a second factor confirmed within CONFIRMATION_MINUTES. */
  confirmed?: boolean
  /** Whether the client polls it. Such a request does not extend an idle session. */
  isBackground?: boolean
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  /** Fields of a form, by multipart, url-encoded or JSON alike. */
  form?: z.core.$ZodType
  /** Maximum bytes of its single file, sent by multipart in the field `file`. */
  fileBytes?: number
  result: z.core.$ZodType
}
