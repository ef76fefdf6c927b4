import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import { STORY_FRAMES_MAX, STORY_TITLE_MAX } from './page-content-limits.ts'
import { draftText, pictureName, positionField, requiredText, sitePath } from './snapshot-fields.ts'

const frame = z.object({
  picture: z.nullable(pictureName),
  title: draftText(TITLE_MAX),
  text: draftText(SHORT_TEXT_MAX),
  /** Path of the linked page; null: no link. */
  link: z.nullable(sitePath),
})

/** Snapshot of a story with its frames; fields may be empty in a draft. */
export const storySnapshot = z.object({
  title: draftText(STORY_TITLE_MAX),
  cover: z.nullable(pictureName),
  frames: z
    .array(frame, messages.fieldInvalid)
    .check(z.maxLength(STORY_FRAMES_MAX, editingMessages.tooMany(STORY_FRAMES_MAX))),
  position: positionField,
})
export type StorySnapshot = z.infer<typeof storySnapshot>

const publishableFrame = z.object({
  ...frame.shape,
  picture: z.string(editingMessages.pictureRequired),
  title: requiredText(TITLE_MAX, editingMessages.titleRequired),
})

/** Snapshot of a story that can be published. */
export const publishableStory = z.object({
  ...storySnapshot.shape,
  title: requiredText(STORY_TITLE_MAX, editingMessages.titleRequired),
  cover: z.string(editingMessages.pictureRequired),
  frames: z
    .array(publishableFrame)
    .check(
      z.minLength(1, editingMessages.framesRequired),
      z.maxLength(STORY_FRAMES_MAX, editingMessages.tooMany(STORY_FRAMES_MAX)),
    ),
})
