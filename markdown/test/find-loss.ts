import { type EditorNode, fromEditorDocument, toEditorDocument } from '../editor-document.ts'
import { generateDocument } from './generated-documents.ts'

/** All words of a document; the number of spaces and unprintable characters are ignored. */
function wordsOf(document: EditorNode): string {
  const text = ({ text, attrs, content = [] }: EditorNode): string =>
    text ?? `${attrs?.alt ?? ''}${content.map(wordsOf).join('')}`
  return text(document).replace(/[\s\p{Cc}\p{Noncharacter_Code_Point}]+/gu, '')
}

/** Returns the Markdown of a generated document if it is not written again unchanged or lacks words; else undefined. */
export function findLoss(seed: number): string | undefined {
  const document = generateDocument(seed)
  const markdown = fromEditorDocument(document)
  const opened = toEditorDocument(markdown)
  const isSame = fromEditorDocument(opened) === markdown && wordsOf(opened) === wordsOf(document)
  return isSame ? undefined : markdown
}
