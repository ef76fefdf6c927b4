import { POST_PATH } from '@rapport/contract/paths/blog-paths'
import { siteProperties } from '@rapport/contract/site/site'
import type {
  SeedHome,
  SeedLegalEntity,
  SeedLicense,
  SeedSite,
  SeedSlide,
  SeedStep,
  SeedStory,
  SeedTextPage,
} from '@rapport/staff-contract/seed/seed'
import {
  legalEntitySnapshot,
  publishableLegalEntity,
} from '@rapport/staff-contract/snapshots/legal-entity-snapshot'
import * as z from 'zod/mini'
import {
  html,
  imageName,
  line,
  optionalDay,
  optionalDocument,
  optionalImage,
  optionalText,
  seoInput,
  slug,
  video,
} from '../reading/fields.ts'

export const seedSlide = z.strictObject({
  picture: imageName,
  portrait: optionalImage,
  title: line(80),
  subtitle: optionalText(200),
  content: optionalText(400),
}) satisfies z.ZodMiniType<SeedSlide>

export const seedOrderStep = z.strictObject({
  title: line(80),
  content: line(400),
  picture: optionalImage,
}) satisfies z.ZodMiniType<SeedStep>

export const seedTextPage = z.strictObject({
  slug,
  title: line(160),
  version: line(40),
  document: optionalDocument,
  body: line(100_000),
}) satisfies z.ZodMiniType<SeedTextPage>

export const seedSite = z.strictObject({
  ...z.omit(siteProperties, { acceptsPersonalData: true }).shape,
  logo: z.nullable(imageName),
  sign: z.nullable(imageName),
  marginPost: z.nullable(z.string().check(z.regex(POST_PATH))),
}) satisfies z.ZodMiniType<SeedSite>

/** Requisites that invoices could have. */
export const seedLegalEntity = z
  .strictObject(z.omit(legalEntitySnapshot, { position: true }).shape)
  .check(
    z.refine((entity) => findFault(entity) === undefined, {
      error: ({ input }) => findFault(input as SeedLegalEntity),
    }),
  ) satisfies z.ZodMiniType<SeedLegalEntity>

const findFault = (entity: SeedLegalEntity) => {
  const [issue] = z.safeParse(publishableLegalEntity, { ...entity, position: null }).error?.issues ?? []
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

export const seedLicense = z.strictObject({
  title: line(200),
  description: line(600),
  picture: imageName,
  document: optionalDocument,
}) satisfies z.ZodMiniType<SeedLicense>

const seedStory = z.strictObject({
  title: line(40),
  cover: imageName,
  frames: z
    .array(
      z.strictObject({
        picture: imageName,
        title: line(80),
        text: optionalText(300),
        link: z._default(z.nullable(z.string().check(z.regex(/^\//))), null),
      }),
    )
    .check(z.minLength(3), z.maxLength(5)),
}) satisfies z.ZodMiniType<SeedStory>

const seconds = z.number().check(z.minimum(0), z.maximum(3600))
const optionalFilm = z._default(
  z.nullable(
    z.strictObject({
      file: line(100),
      captions: line(100),
      start: z._default(seconds, 0),
      end: z._default(z.nullable(seconds), null),
    }),
  ),
  null,
)

const playable = { title: line(120), video, film: optionalFilm, uploadedOn: optionalDay }

export const seedHome = z.strictObject({
  video: z.strictObject({ ...playable, picture: optionalImage, text: html }),
  facts: z.array(z.strictObject({ title: line(80), content: line(300), picture: optionalImage })),
  clients: z.strictObject({
    title: line(120),
    list: z.array(z.strictObject({ name: line(80), picture: imageName })),
  }),
  portfolio: z.strictObject({
    title: line(120),
    pictures: z.array(z.strictObject({ picture: imageName, title: line(160) })),
  }),
  testimonials: z.strictObject({
    title: line(120),
    reviews: z.array(z.strictObject({ name: line(80), position: line(120), content: line(1000) })),
  }),
  excursion: z.strictObject({
    title: line(120),
    subtitle: line(200),
    videos: z.array(z.strictObject({ ...playable, picture: imageName })),
  }),
  stories: z.array(seedStory),
  seo: seoInput,
}) satisfies z.ZodMiniType<SeedHome>
