import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { MARGINS } from './page-layout.ts'

export type PdfDocument = PDFKit.PDFDocument
export type Weight = 'regular' | 'bold'

const require = createRequire(import.meta.url)
/** Whole typefaces: pdfkit cannot read WOFF2, and the site's files are cut into ranges of letters. */
const FILES: Record<Weight, string> = {
  regular: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  bold: '@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf',
}

interface Loaded {
  Document: new (options: PDFKit.PDFDocumentOptions) => PdfDocument
  typefaces: Record<Weight, Font>
}
let loaded: Promise<Loaded> | undefined

/** Documents share parsed typefaces: to parse them takes longer than to write a page. */
const load = async (): Promise<Loaded> => {
  const [{ default: Document }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')])
  const parse = async (weight: Weight) => {
    const font = create(await readFile(require.resolve(FILES[weight]))) as Font
    // fontkit caches a glyph with the letter that it was first requested for. A glyph that was drawn as a part
    // of another glyph gets no letter. The Latin «M» of a size would not copy out after a Cyrillic «М».
    for (const letter of font.characterSet) font.glyphForCodePoint(letter)
    return font
  }
  return { Document, typefaces: { regular: await parse('regular'), bold: await parse('bold') } }
}

/**
 * Returns an empty tagged document in Russian: on A4, or on pages of `size` points without margins. `title` must need no escaping in XML. The first call loads pdfkit, which
 * takes 20 MB.
 */
export async function openDocument(
  title: string,
  createdAt: Date,
  size?: [width: number, height: number],
): Promise<PdfDocument> {
  loaded ??= load()
  const { Document, typefaces } = await loaded
  const document = new Document({
    ...(size ? { size, margin: 0 } : { size: 'A4', margins: MARGINS }),
    pdfVersion: '1.7',
    tagged: true,
    lang: 'ru-RU',
    displayTitle: true,
    bufferPages: true,
    // A typeface given here would be parsed again by each later `font('regular')`.
    font: null as unknown as string,
    info: { Title: title, Creator: 'Rapport', Producer: 'PDFKit', CreationDate: createdAt },
  })
  // pdfkit accepts parsed typefaces, too; its types don't say so.
  for (const weight of ['regular', 'bold'] as const)
    document.registerFont(weight, typefaces[weight] as unknown as string)
  return document
}
