import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { TITLE_MAX } from '../editing/text-limits.ts'
import { GALLERY_MAX, UNION_MEMBERS_MAX } from './item-limits.ts'
import {
  draftBody,
  draftErpId,
  draftText,
  erpIdField,
  pictureName,
  positionField,
  requiredText,
  uniqueList,
} from './snapshot-fields.ts'

/** Snapshot of a cloth, or of a union of several; fields may be empty in a draft. */
export const materialSnapshot = z.object({
  /** Its code in the factory's accounting and in prices. It cannot change after the first publication. */
  erpId: draftErpId,
  title: draftText(TITLE_MAX),
  pictures: uniqueList(pictureName, GALLERY_MAX),
  features: draftBody,
  description: draftBody,
  /** Codes of a union's materials; empty for a single cloth. */
  members: uniqueList(draftErpId, UNION_MEMBERS_MAX),
  position: positionField,
})
export type MaterialSnapshot = z.infer<typeof materialSnapshot>

/** Snapshot of a material that can be published. */
export const publishableMaterial = z
  .object({
    ...materialSnapshot.shape,
    erpId: erpIdField,
    title: requiredText(TITLE_MAX, editingMessages.titleRequired),
    pictures: materialSnapshot.shape.pictures.check(z.minLength(1, editingMessages.pictureRequired)),
    members: uniqueList(erpIdField, UNION_MEMBERS_MAX),
  })
  .check(
    z.refine(({ erpId, members }) => !members.includes(erpId), {
      error: editingMessages.unionOfItself,
      path: ['members'],
    }),
  )
