import { plainText } from '@rapport/contract/texts/plain-text'
import type { BreadcrumbList, FAQPage, Graph, WithContext } from 'schema-dts'
import type { BreadcrumbLink } from './page-handle.ts'

/** Returns structured data of breadcrumbs. */
export const breadcrumbList = (crumbs: BreadcrumbLink[], origin: string) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: `${origin}${crumb.to}`,
    })),
  }) satisfies WithContext<BreadcrumbList>

/** Returns structured data of questions and answers, which may contain simple HTML. */
export const faqPage = (questions: { question: string; answer: string }[]) =>
  ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies WithContext<FAQPage>

/** Data of a video; all URLs are absolute. */
export interface VideoDescription {
  name: string
  description: string
  thumbnailUrl: string
  /** Page of the video, and its player for a frame. */
  url: string
  embedUrl: string
  /** Time of publication. */
  uploadDate: string
}

/** Returns structured data of the videos of a page. */
export const videoObjects = (videos: VideoDescription[]) =>
  ({
    '@context': 'https://schema.org',
    '@graph': videos.map((video) => ({ '@type': 'VideoObject', ...video, inLanguage: 'ru' })),
  }) satisfies Graph

/** Serializes structured data for a script element. No value can end the element. */
export const serializeJsonLd = (data: object): string =>
  plainText(JSON.stringify(data)).replaceAll('<', '\\u003c')
