import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import { documentPath, draftText, pictureName, positionField, requiredText } from './snapshot-fields.ts'

/** Snapshot of a license or certificate; fields may be empty in a draft. */
export const licenseSnapshot = z.object({
  title: draftText(TITLE_MAX),
  description: draftText(SHORT_TEXT_MAX),
  picture: z.nullable(pictureName),
  /** Path of the whole document; null if the picture shows all of it. */
  document: z.nullable(documentPath),
  position: positionField,
})
export type LicenseSnapshot = z.infer<typeof licenseSnapshot>

/** Snapshot of a license that can be published. */
export const publishableLicense = z.object({
  ...licenseSnapshot.shape,
  title: requiredText(TITLE_MAX, editingMessages.titleRequired),
  description: requiredText(SHORT_TEXT_MAX, editingMessages.shortTextRequired),
  picture: z.string(editingMessages.pictureRequired),
})
