/** A column of a table. Widths are shares: a column of 2 is twice as wide as a column of 1. */
export interface PdfColumn {
  title: string
  width: number
  align?: 'left' | 'right'
}

/** A row of a table. `isDetail`: belongs to the row above and is set smaller. */
export interface PdfTableRow {
  cells: string[]
  isDetail?: boolean
}

/** A name and its value, such as a sum or a requisite. */
export interface PdfPair {
  name: string
  value: string
  isStrong?: boolean
}

/** A square of dark modules as an SVG path, one unit a module, and texts beside it. */
export interface PdfCode {
  path: string
  modules: number
  sizeMm: number
  /** Says to screen readers what it is. */
  alt: string
  beside: string[]
}

/** A part of a document, from top to bottom. */
export type PdfBlock =
  | { kind: 'picture'; bytes: Buffer; alt: string; heightMm: number }
  | { kind: 'title'; text: string }
  | { kind: 'subtitle'; text: string }
  /** Line ends begin new paragraphs. */
  | { kind: 'paragraph'; text: string; look?: 'small' | 'strong' }
  /** Names at the left, values beside them, below a heading. They stay together on one page. */
  | { kind: 'facts'; heading?: string; rows: PdfPair[] }
  | { kind: 'table'; columns: PdfColumn[]; rows: PdfTableRow[] }
  /** Names and values at the right, as below a table. */
  | { kind: 'sums'; rows: PdfPair[] }
  /** A ruled grid of texts without a head, with widths as shares. */
  | { kind: 'grid'; widths: number[]; rows: string[][] }
  | { kind: 'code'; code: PdfCode }
  /** Lines to sign on: a role, and the name behind the line. */
  | { kind: 'signatures'; rows: { role: string; name: string }[] }
