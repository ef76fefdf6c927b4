/** How the bytes of a file are read: as pixels, as a drawing (SVG), or as sheets (PDF). */
export type DrawingReader = 'picture' | 'drawing' | 'sheet'

/** The size to draw at: exactly that (`fill`), or as large as fits within it (`inside`). */
export interface DrawnSize {
  /** Left out: by the other side. */
  width?: number
  height?: number
  fit: 'inside' | 'fill'
}

/** What is made of a file. */
export interface DrawingTask {
  reader: DrawingReader
  size: DrawnSize
  /** What is left of it. */
  cut?: { left: number; top: number; width: number; height: number }
  /** On white. */
  isOpaque?: boolean
  format: 'webp' | 'avif' | 'jpeg' | 'png'
  options?: { quality?: number; effort?: number; mozjpeg?: boolean }
}

/** What a picture was drawn from: which page of how many, and how large that is by itself. */
export interface DrawnFrom {
  page: number
  pages: number
  width: number
  height: number
}
