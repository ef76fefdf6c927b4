import { type EditorNode, fromEditorDocument, toEditorDocument } from '../editor-document.ts'
import { generateDocument } from './generated-documents.ts'

/** All words of a document; how many spaces part them, and characters that no text has, mean nothing. */
function wordsOf(document: EditorNode): string {
  const text = ({ text, attrs, content = [] }: EditorNode): string =>
    text ?? `${attrs?.alt ?? ''}${content.map(wordsOf).join('')}`
  return text(document).replace(/[\s\p{Cc}\p{Noncharacter_Code_Point}]+/gu, '')
}

/** Returns the Markdown of a generated document, where it isn't written again as it was or lacks words of it. */
export function findLoss(seed: number): string | undefined {
  const document = generateDocument(seed)
  const markdown = fromEditorDocument(document)
  const opened = toEditorDocument(markdown)
  const isSame = fromEditorDocument(opened) === markdown && wordsOf(opened) === wordsOf(document)
  return isSame ? undefined : markdown
}
