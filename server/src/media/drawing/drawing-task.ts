/** Parser of a file: pixels, a drawing (SVG), or sheets (PDF). */
export type DrawingReader = 'picture' | 'drawing' | 'sheet'

/** The size to draw: exact (`fill`), or the largest that fits (`inside`). */
export interface DrawnSize {
  /** Absent: proportional to the other side. */
  width?: number
  height?: number
  fit: 'inside' | 'fill'
}

/** A drawing job of a file. */
export interface DrawingTask {
  reader: DrawingReader
  size: DrawnSize
  /** Page of a PDF, from 1; the first by default. */
  page?: number
  /** The part to crop to. */
  cut?: { left: number; top: number; width: number; height: number }
  /** Whether the background is white. */
  isOpaque?: boolean
  /** `raw`: red, green, blue and opacity of each pixel. */
  format: 'webp' | 'avif' | 'jpeg' | 'png' | 'raw'
  options?: { quality?: number; effort?: number; mozjpeg?: boolean }
}

/** Source of a drawn picture: the page, the number of pages, and the page's own size. */
export interface DrawnFrom {
  page: number
  pages: number
  width: number
  height: number
}
