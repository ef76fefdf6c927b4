import type { TextPageSnapshot } from '@rapport/contract/editing/text-page-snapshot'
import type { SeedContent, SeedTextPage } from '@rapport/contract/seed'
import { replaceAddresses } from '@rapport/markdown/addresses'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'
import { orderSteps, siteProperties, slides } from './tables.ts'

/** Puts the factory's properties and home blocks into an empty database. */
export async function seedSiteContent(
  tx: Orm,
  factory: SeedContent,
  findPicture: FindPicture,
): Promise<void> {
  const { homeSeo, logo, ...properties } = factory.site
  await tx.insert(siteProperties).values({
    ...properties,
    logo: logo === null ? null : findPicture(logo),
    homeTitle: homeSeo.title ?? properties.name,
    homeDescription: homeSeo.description ?? '',
    homeKeywords: homeSeo.keywords ?? '',
  })
  await tx.insert(slides).values(
    factory.slides.map(({ picture, ...slide }, position) => ({
      ...slide,
      position,
      image: findPicture(picture),
    })),
  )
  await tx.insert(orderSteps).values(
    factory.orderSteps.map(({ picture, ...step }, position) => ({
      ...step,
      position,
      image: picture === null ? null : findPicture(picture),
    })),
  )
}

/** The one row the site cannot run without, for a factory that has yet to say what it is. */
export async function createRequiredRows(tx: Orm): Promise<void> {
  await tx.insert(siteProperties).values({
    name: 'Фабрика',
    tagline: 'фабрика текстиля',
    phone: '',
    supportEmail: '',
    address: '',
    operationMode: '',
    social: [],
    homeTitle: 'Фабрика текстиля',
    homeDescription: '',
    homeKeywords: '',
  })
}

/** Returns text pages of a factory's content as they are written. */
export const toTextPageSnapshots = (pages: SeedTextPage[], findPicture: FindPicture): TextPageSnapshot[] =>
  pages.map(({ slug, title, version, body, document }) => ({
    ...{ slug, title, version, document },
    body: replaceAddresses(body, { picture: (name) => pictureFile(findPicture(name)) }),
  }))
