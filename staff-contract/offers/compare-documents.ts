import type { OfferDocument, OfferLine } from '@rapport/contract/offers/offer-document'

/** Fields of a line that are compared. Operations are compared as a whole. */
const LINE_FIELDS = ['title', 'variantTitle', 'material', 'baseColor', 'sizes', 'quantity', 'unit'] as const
const LINE_SUMS = ['unitPrice', 'setup', 'operations', 'total', 'vatPercent'] as const
const DOCUMENT_FIELDS = ['surcharges', 'delivery', 'total', 'vat', 'validUntil', 'advancePercent'] as const

type LineField = (typeof LINE_FIELDS)[number] | (typeof LINE_SUMS)[number]
type DocumentField = (typeof DOCUMENT_FIELDS)[number] | 'paymentTerms' | 'comment'

/** What changed from one version to another. Names are those of the document's fields. */
export interface DocumentChanges {
  /** Lines of the newer version, in its order, that are new or changed. */
  lines: { id: string; kind: 'added' | 'changed'; fields: LineField[] }[]
  /** Lines that only the older version has. */
  removed: string[]
  fields: DocumentField[]
}

interface Compared {
  document: OfferDocument
  comment: string
}

/** Compares two versions. Lines are matched by id. */
export function compareDocuments(older: Compared, newer: Compared): DocumentChanges {
  const before = new Map(older.document.lines.map((line) => [line.id, line]))
  const kept = new Set(newer.document.lines.map(({ id }) => id))
  const lines = newer.document.lines.flatMap((line): DocumentChanges['lines'] => {
    const old = before.get(line.id)
    if (!old) return [{ id: line.id, kind: 'added', fields: [] }]
    const fields = findChanged(old, line)
    return fields.length === 0 ? [] : [{ id: line.id, kind: 'changed', fields }]
  })
  const fields: DocumentField[] = [...DOCUMENT_FIELDS, 'paymentTerms' as const].filter(
    (field) => !isEqual(older.document[field], newer.document[field]),
  )
  return {
    lines,
    removed: [...before.keys()].filter((id) => !kept.has(id)),
    fields: older.comment === newer.comment ? fields : [...fields, 'comment'],
  }
}

const findChanged = (old: OfferLine, line: OfferLine): LineField[] =>
  [...LINE_FIELDS, ...LINE_SUMS].filter((field) => !isEqual(old[field], line[field]))

/** Both come from the same schema, so equal values have equal texts. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
