import { plainText } from '@rapport/contract/texts/plain-text'
import type { BreadcrumbList, FAQPage, Graph, WithContext } from 'schema-dts'
import type { BreadcrumbLink } from './page-handle.ts'

/** «Хлебные крошки» as search engines read them. */
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

/** Questions with their answers, which may hold simple marks, as search engines read them. */
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

/** A video as search engines are told of it; addresses are whole. */
export interface VideoDescription {
  name: string
  description: string
  thumbnailUrl: string
  /** Its page, and its player for a frame. */
  url: string
  embedUrl: string
  /** The moment it came out. */
  uploadDate: string
}

/** Videos of a page, as search engines read them. */
export const videoObjects = (videos: VideoDescription[]) =>
  ({
    '@context': 'https://schema.org',
    '@graph': videos.map((video) => ({ '@type': 'VideoObject', ...video, inLanguage: 'ru' })),
  }) satisfies Graph

/** Data for machines, in plain letters, as the text of a script element; no data can end that element. */
export const jsonLdText = (data: object): string => plainText(JSON.stringify(data)).replaceAll('<', '\\u003c')
