import { messages } from '@rapport/contract/errors/messages'
import { HOME_BLOCKS, homeBlockName } from '@rapport/contract/home/home'
import { findVideoId } from '@rapport/contract/media/video'
import { REFERRER_MAX, SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import {
  FACTS_MAX,
  FILM_SECONDS_MAX,
  HOME_LIST_MAX,
  ORDER_STEPS_MAX,
  SLIDES_MAX,
} from './page-content-limits.ts'
import { addedSeo } from './seo-snapshot.ts'
import {
  boundedList,
  day,
  documentPath,
  draftBody,
  draftText,
  pictureName,
  publishableDay,
  requiredText,
} from './snapshot-fields.ts'

/** Title of the single home page in lists of entries. */
export const HOME_TITLE = 'Главная страница'

const title = draftText(TITLE_MAX)
const picture = z.nullable(pictureName)

/** `portrait` replaces the picture on phones; absent in old slides. */
const slide = z.object({
  picture,
  portrait: z._default(picture, null),
  title,
  subtitle: title,
  content: draftText(SHORT_TEXT_MAX),
})
export type SlideSnapshot = z.infer<typeof slide>

/** A step of an order, or a fact about the factory. */
const step = z.object({ picture, title, content: draftText(SHORT_TEXT_MAX) })
export type StepSnapshot = z.infer<typeof step>

const seconds = z
  .number(editingMessages.secondsFormat(FILM_SECONDS_MAX))
  .check(
    z.minimum(0, editingMessages.secondsFormat(FILM_SECONDS_MAX)),
    z.maximum(FILM_SECONDS_MAX, editingMessages.secondsFormat(FILM_SECONDS_MAX)),
  )
const film = z.object({
  src: draftText(REFERRER_MAX),
  captions: draftText(REFERRER_MAX),
  start: seconds,
  end: z.nullable(seconds),
})
export type FilmSnapshot = z.infer<typeof film>

/** `film` plays if the video host is unreachable. `uploadedOn`: the day of the video's release; absent in old videos. */
const playable = {
  video: draftText(REFERRER_MAX),
  film: z.nullable(film),
  uploadedOn: z._default(z.nullable(day), null),
}

const client = z.object({ picture, name: title })
export type ClientSnapshot = z.infer<typeof client>
const work = z.object({ picture, title })
export type WorkSnapshot = z.infer<typeof work>
const review = z.object({
  name: title,
  position: draftText(SHORT_FIELD_MAX),
  content: draftText(SHORT_TEXT_MAX),
})
export type ReviewSnapshot = z.infer<typeof review>
const excursionVideo = z.object({ picture, title, ...playable })
export type ExcursionVideoSnapshot = z.infer<typeof excursionVideo>

const block = z.object({ name: homeBlockName, isShown: z.boolean(messages.fieldInvalid) })
export type HomeBlockSnapshot = z.infer<typeof block>

/** Snapshot of the home page, block by block; fields may be empty in a draft. */
export const homeSnapshot = z.object({
  title: z.literal(HOME_TITLE, messages.fieldInvalid),
  /** The blocks below the slider, in order. */
  blocks: boundedList(block, HOME_BLOCKS.length).check(
    z.refine(
      (blocks) => new Set(blocks.map(({ name }) => name)).size === blocks.length,
      messages.fieldInvalid,
    ),
  ),
  slides: boundedList(slide, SLIDES_MAX),
  /** `video` is empty if there is none. */
  video: z.object({ title, ...playable, picture, text: draftBody }),
  orderSteps: boundedList(step, ORDER_STEPS_MAX),
  facts: boundedList(step, FACTS_MAX),
  clients: z.object({ title, list: boundedList(client, HOME_LIST_MAX) }),
  portfolio: z.object({ title, list: boundedList(work, HOME_LIST_MAX) }),
  excursion: z.object({ title, subtitle: title, list: boundedList(excursionVideo, HOME_LIST_MAX) }),
  testimonials: z.object({ title, list: boundedList(review, HOME_LIST_MAX) }),
  seo: addedSeo,
})
export type HomeSnapshot = z.infer<typeof homeSnapshot>

const requiredTitle = requiredText(TITLE_MAX, editingMessages.titleRequired)
const requiredName = requiredText(TITLE_MAX, editingMessages.nameRequired)
const requiredContent = requiredText(SHORT_TEXT_MAX, editingMessages.bodyRequired)
const requiredPicture = z.string(editingMessages.pictureRequired)

const publishableStep = z.object({ ...step.shape, title: requiredTitle, content: requiredContent })

const publishableFilm = z
  .object({
    ...film.shape,
    src: documentPath,
    captions: requiredText(REFERRER_MAX, editingMessages.captionsRequired).check(
      z.refine((path) => z.safeParse(documentPath, path).success, editingMessages.documentPath),
    ),
  })
  .check(
    z.refine(({ start, end }) => end === null || start < end, {
      error: editingMessages.filmEndsFirst,
      path: ['end'],
    }),
  )
const videoUrl = draftText(REFERRER_MAX).check(
  z.refine((url) => findVideoId(url) !== undefined, editingMessages.videoFormat),
)
const optionalVideoUrl = draftText(REFERRER_MAX).check(
  z.refine((url) => url === '' || findVideoId(url) !== undefined, editingMessages.videoFormat),
)
const publishablePlayable = {
  film: z.nullable(publishableFilm),
  uploadedOn: z._default(z.nullable(publishableDay), null),
}
const publishableExcursionVideo = z.object({
  ...publishablePlayable,
  title: requiredTitle,
  picture: requiredPicture,
  video: videoUrl,
})

/** Snapshot of the home page that can be published. */
export const publishableHome = z.object({
  ...homeSnapshot.shape,
  /** Without slides the factory's name is the heading. */
  slides: boundedList(
    z.object({ ...slide.shape, picture: requiredPicture, title: requiredTitle }),
    SLIDES_MAX,
  ),
  video: z.object({
    ...homeSnapshot.shape.video.shape,
    title: requiredTitle,
    ...publishablePlayable,
    video: optionalVideoUrl,
  }),
  orderSteps: boundedList(publishableStep, ORDER_STEPS_MAX),
  facts: boundedList(publishableStep, FACTS_MAX),
  clients: z.object({
    title: requiredTitle,
    list: boundedList(z.object({ picture: requiredPicture, name: requiredName }), HOME_LIST_MAX),
  }),
  portfolio: z.object({
    title: requiredTitle,
    list: boundedList(z.object({ picture: requiredPicture, title: requiredTitle }), HOME_LIST_MAX),
  }),
  excursion: z.object({
    title: requiredTitle,
    subtitle: title,
    list: boundedList(publishableExcursionVideo, HOME_LIST_MAX),
  }),
  testimonials: z.object({
    title: requiredTitle,
    list: boundedList(
      z.object({ ...review.shape, name: requiredName, content: requiredContent }),
      HOME_LIST_MAX,
    ),
  }),
})
