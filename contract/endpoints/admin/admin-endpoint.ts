import type * as z from 'zod/mini'
import type { Access } from '../../staff/permissions.ts'

/** What an endpoint of the back office takes and gives. None of its answers may be stored. */
export interface AdminEndpoint {
  summary: string
  /** Whom it answers. */
  access: Access
  /** Whether a factor has to have been shown within CONFIRMATION_MINUTES: at the sign-in, or again. */
  confirmed?: boolean
  /** Whether it is asked again and again by itself: that is no use of a session, which ends unused. */
  isBackground?: boolean
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  /** Fields of a form, by multipart, url-encoded or JSON alike. */
  form?: z.core.$ZodType
  /** Bytes at most of the one file that it takes beside them, by multipart, in the field `file`. */
  fileBytes?: number
  result: z.core.$ZodType
}
