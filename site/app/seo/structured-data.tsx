import { jsonLdText } from './json-ld.ts'

/** What a page is about, for machines; nothing where it has nothing to tell them. */
export function StructuredData({ data }: { data: object | undefined }) {
  if (!data) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element holds text alone; see jsonLdText
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  )
}
