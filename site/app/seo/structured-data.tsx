import { serializeJsonLd } from './json-ld.ts'

/** Script with structured data. Renders nothing without data. */
export function StructuredData({ data }: { data: object | undefined }) {
  if (!data) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element holds text alone; see serializeJsonLd
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  )
}
