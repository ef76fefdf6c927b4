import * as z from 'zod/mini'
import { picture } from '../media/picture.ts'
import { PRICE_DISPLAYS } from './price-display.ts'
import { productPromise, VAT_RATES } from './promises.ts'
import { TYPEFACES } from './typefaces.ts'

/** A social network of the factory. */
export const socialLink = z.object({
  type: z.enum(['telegram', 'vk']),
  name: z.string(),
  link: z.string(),
  /** Name of its icon. */
  icon: z.string(),
  /** Analytics events of a click; `ym` is a goal of the web analytics service. */
  metrics: z.object({ default: z.object({ ym: z.string() }) }),
})
export type SocialLink = z.infer<typeof socialLink>

/** A frame of a story. `link` is a path of this site. */
const storyFrame = z.object({
  image: picture,
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
})
export type StoryFrame = z.infer<typeof storyFrame>

/** A story: a round cover that opens its frames. */
export const story = z.object({
  id: z.number(),
  title: z.string(),
  cover: picture,
  frames: z.array(storyFrame),
})
export type Story = z.infer<typeof story>

/** Data of the factory that every page shows. Phones are `+79001234567`. */
export const siteProperties = z.object({
  name: z.string(),
  /** Words after the name in titles: «фабрика текстиля». */
  tagline: z.string(),
  /** Company that runs the site and answers for personal data: name, INN, OGRN. Unknown texts are empty. */
  legalName: z.string(),
  inn: z.string(),
  ogrn: z.string(),
  /**
   * Whether forms that collect personal data are open: the company's name and address and the text of consent are
   * published.
   */
  acceptsPersonalData: z.boolean(),
  logo: z.nullable(picture),
  phone: z.string(),
  supportEmail: z.string(),
  address: z.string(),
  operationMode: z.string(),
  social: z.array(socialLink),
  /** URL of the brand book as a PDF; in a draft, its file name. */
  brandBook: z.nullable(z.string()),
  /** Tenths: 50 is shown as «5,0»; 0: not shown, as for the other figures. */
  ratingTenths: z.number(),
  ordersCompleted: z.number(),
  foundedYear: z.number(),
  /** Minutes of working time in which a manager calls back; 0: not promised. */
  callbackMinutes: z.number(),
  /** Least order in pieces, and of cloth in metres; 0: nothing is said. */
  minimumPieces: z.number(),
  minimumMetres: z.number(),
  vat: z.enum(VAT_RATES),
  priceDisplay: z.enum(PRICE_DISPLAYS),
  /** What follows an order, one sentence a step. */
  nextSteps: z.array(z.object({ text: z.string() })),
  /** Promises beside the price of every product. */
  productPromises: z.array(productPromise),
  /** Path of the post that explains the calculator of a shop's profit; null: no link. */
  marginPost: z.nullable(z.string()),
})
export type SiteProperties = z.infer<typeof siteProperties>

/** The theme of every page. */
export const themeStyle = z.object({
  /** Style sheet of the colours and shapes that differ from the default theme; empty if none does. */
  style: z.string(),
  /** Colour of the page's ground, `#f4efe6`. */
  ground: z.string(),
  typefaces: z.enum(TYPEFACES),
  /** Changes with the icons and the social picture, for their URLs. */
  icons: z.string(),
  /** Square sign of the factory; null: its name's first letter. */
  sign: z.nullable(picture),
  /** Logo on the ground of the footer; null: its name. `white`: shown in white. `plate`: shown on a light plate. */
  footerLogo: z.nullable(z.object({ picture, tone: z.enum(['own', 'white', 'plate']) })),
})
export type ThemeStyle = z.infer<typeof themeStyle>

/** A license or certificate of the factory. */
export const license = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  image: picture,
  /** Path of the whole document; null if the picture shows all of it. */
  document: z.nullable(z.string()),
})
export type License = z.infer<typeof license>

/** A text page, such as the consent to personal data processing. `body` is safe HTML. */
export const textPage = z.object({
  slug: z.string(),
  title: z.string(),
  body: z.string(),
  /** Changes whenever the text does; stored with every consent to it. */
  version: z.string(),
  /** Path of its document for download. */
  document: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type TextPage = z.infer<typeof textPage>
