import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import { draftText, positionField, requiredText } from './snapshot-fields.ts'

/** Snapshot of a layout requirement; fields may be empty in a draft. */
export const layoutRequirementSnapshot = z.object({
  title: draftText(TITLE_MAX),
  content: draftText(SHORT_TEXT_MAX),
  position: positionField,
})
export type LayoutRequirementSnapshot = z.infer<typeof layoutRequirementSnapshot>

/** Snapshot of a layout requirement that can be published. */
export const publishableLayoutRequirement = z.object({
  ...layoutRequirementSnapshot.shape,
  title: requiredText(TITLE_MAX, editingMessages.titleRequired),
  content: requiredText(SHORT_TEXT_MAX, editingMessages.bodyRequired),
})
