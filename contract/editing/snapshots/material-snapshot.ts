import * as z from 'zod/mini'
import { GALLERY_MAX, TITLE_MAX, UNION_MEMBERS_MAX } from '../../limits.ts'
import { editingMessages } from '../editing-messages.ts'
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

/** All that an editor writes of a cloth, or of a union that stands for several; of a draft it may lack. */
export const materialSnapshot = z.object({
  /** What it is known by, to the factory's accounting and to prices: it stays as it is once it was published. */
  erpId: draftErpId,
  title: draftText(TITLE_MAX),
  pictures: uniqueList(pictureName, GALLERY_MAX),
  features: draftBody,
  description: draftBody,
  /** Codes of the materials that a union stands for; of a single cloth none. */
  members: uniqueList(draftErpId, UNION_MEMBERS_MAX),
  position: positionField,
})
export type MaterialSnapshot = z.infer<typeof materialSnapshot>

/** The same where it may be published. */
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
