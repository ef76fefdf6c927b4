import { PROOF_PAGES_MAX } from '@rapport/contract/proofs/proof-limits'
import { createDrawSeries, type DrawSeries, type OpenDrawing } from '../../media/drawing/draw.ts'
import type { DrawingTask } from '../../media/drawing/drawing-task.ts'
import { PAGE_PICTURES, type PagePicture } from './file-keys.ts'
import { sha256 } from './version-hash.ts'

/** Draws files of staff, apart from previews of customers' files. */
const openProofDrawing: OpenDrawing = createDrawSeries({ running: 1, waiting: 8 })

/** Pictures of a page, with the pixels of the large one. */
export interface DrawnPage {
  sheet: number
  width: number
  height: number
  large: Buffer
  small: Buffer
  largeSha256: string
  smallSha256: string
}

interface DrawnFile {
  /** Pages that the file has. */
  pages: number
  /** Pages that were drawn; none if the file can't be shown. */
  drawn: DrawnPage[]
}

/**
 * Draws every page of a file, one after another in one child process. A page that can't be drawn within the limits
 * makes the whole file unshown: a proof without one of its pages would mislead. Above PROOF_PAGES_MAX only the first page
 * is drawn.
 */
export async function drawPages(
  owner: string,
  file: { kind: 'picture' | 'pdf'; bytes: Buffer },
  open: OpenDrawing = openProofDrawing,
): Promise<DrawnFile> {
  await using series = await open(owner)
  const drawn: DrawnPage[] = []
  let pages = 1
  for (let sheet = 1; sheet <= pages; sheet += 1) {
    const found = await drawPage(series, file, sheet)
    if (!found) return { pages, drawn: [] }
    drawn.push(found.page)
    if (file.kind === 'pdf') pages = found.pages
    if (pages > PROOF_PAGES_MAX) break
  }
  return { pages, drawn }
}

async function drawPage(
  series: DrawSeries,
  { kind, bytes }: { kind: 'picture' | 'pdf'; bytes: Buffer },
  sheet: number,
): Promise<{ page: DrawnPage; pages: number } | undefined> {
  const large = await series.draw(
    { ...createTask('large', kind === 'pdf' ? 'sheet' : 'picture'), page: sheet },
    bytes,
  )
  // Drawn from the large picture, whose pixels are trusted.
  const small = large && (await series.draw(createTask('small', 'picture'), large.bytes))
  if (!large || !small) return undefined
  // The size of what it was drawn from.
  const { width, height } = small
  const page = {
    sheet,
    width,
    height,
    large: large.bytes,
    small: small.bytes,
    largeSha256: sha256(large.bytes),
    smallSha256: sha256(small.bytes),
  }
  return { page, pages: large.pages }
}

const createTask = (picture: PagePicture, reader: DrawingTask['reader']): DrawingTask => {
  const { pixels, quality } = PAGE_PICTURES[picture]
  return {
    reader,
    size: { width: pixels, height: pixels, fit: 'inside' },
    isOpaque: true,
    format: 'webp',
    // A strong effort takes twice as long for a tenth of the bytes.
    options: { quality, effort: 2 },
  }
}
