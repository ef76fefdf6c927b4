import type { LinkTarget } from './link-dialog.tsx'

/** What a field of a text with marks takes. */
export interface EditorProps {
  label: string
  /** Markdown of our dialect. */
  value: string
  onChange: (value: string) => void
  description?: string
  /** What is wrong with it; left out: nothing. */
  errorMessage?: string
  isReadOnly?: boolean
  /** Of the Markdown. */
  maxLength?: number
  /** Asks for a picture of the library; left out: none can be put in. */
  pickPicture?: () => Promise<{ file: string; alt: string } | undefined>
  searchPages: (query: string) => Promise<LinkTarget[]>
}
