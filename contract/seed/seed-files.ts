/*
 * The files of what fills an empty database: see seed.ts. Bytes are read when they are stored.
 */

/** An image stored as it is given, such as a drawing. */
export interface SeedImage {
  name: string
  mediaType: string
  bytes: Uint8Array
}

/** What is known of a prerendered image. */
export interface PrerenderedImageFacts {
  /** Of the largest width, in pixels. */
  width: number
  height: number
  /** `#rrggbb`. */
  color: string
  alt: string
  /** What must stay seen when the image is cut, as shares of its width and height. */
  focus: { x: number; y: number }
  /** A data URL of an image some twenty pixels wide, for while it loads. */
  tiny: string
  /** Quality its AVIF files were encoded in, 0–100; absent where they were encoded to a number of bytes. */
  quality?: number | undefined
}

/** An image rendered ahead, as AVIF in a few widths; its bytes are read when they are stored. */
export interface PrerenderedImage {
  name: string
  facts: PrerenderedImageFacts
  /** Ascending; the last one is the width of the facts. */
  widths: number[]
  read(width: number): Promise<Uint8Array>
}

/** A PDF or a plain text for visitors to keep, a film, or its captions. */
export interface SeedDocument {
  /** Its file name, as it is downloaded. */
  name: string
  read(): Promise<Uint8Array>
}
