import type { LinkTarget } from './link-dialog.tsx'

export interface EditorProps {
  label: string
  /** Markdown. */
  value: string
  onChange: (value: string) => void
  description?: string
  errorMessage?: string
  isReadOnly?: boolean
  /** Maximum length of the Markdown. */
  maxLength?: number
  /** Opens the media library. Without it the editor has no picture button. */
  pickPicture?: () => Promise<{ file: string; alt: string } | undefined>
  searchPages: (query: string) => Promise<LinkTarget[]>
}
