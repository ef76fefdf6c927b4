import * as z from 'zod/mini'

/** A network the factory is on (§3). */
export const socialLink = z.object({ type: z.enum(['telegram', 'vk']), name: z.string(), link: z.string() })
export type SocialLink = z.infer<typeof socialLink>

/** What every page shows of the factory (§3 "Home page: properties"). Phones as `+79001234567`. */
export const siteProperties = z.object({
  name: z.string(),
  /** Words after the name in titles: «фабрика текстиля». */
  tagline: z.string(),
  logo: z.nullable(z.string()),
  phone: z.string(),
  supportEmail: z.string(),
  address: z.string(),
  operationMode: z.string(),
  social: z.array(socialLink),
})
export type SiteProperties = z.infer<typeof siteProperties>

/** A page of running text, such as the consent to personal data processing. `body` is safe HTML. */
export const textPage = z.object({
  slug: z.string(),
  title: z.string(),
  body: z.string(),
  /** Changes whenever the text does; stored with a consent given to it. */
  version: z.string(),
  updatedAt: z.string(),
})
export type TextPage = z.infer<typeof textPage>
