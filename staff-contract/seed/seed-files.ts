/* Types of files that fill an empty database; see seed.ts. Bytes are read when they are stored. */

/** An image stored unchanged, such as a drawing. */
export interface SeedImage {
  name: string
  mediaType: string
  bytes: Uint8Array
}

/** Metadata of a prerendered image. */
export interface PrerenderedImageFacts {
  /** Of the largest width, in pixels. */
  width: number
  height: number
  /** `#rrggbb`. */
  color: string
  alt: string
  /** Point that stays visible when the image is cropped, as shares of its width and height. */
  focus: { x: number; y: number }
  /** LQIP: a data URL of an image about twenty pixels wide. */
  tiny: string
  /** Quality of its AVIF files, 0–100; absent if they were encoded to a target size. */
  quality?: number | undefined
}

/** An image rendered ahead, as AVIF in a few widths; its bytes are read when they are stored. */
export interface PrerenderedImage {
  name: string
  facts: PrerenderedImageFacts
  /** Ascending; the last is the width of the metadata. */
  widths: number[]
  read(width: number): Promise<Uint8Array>
}

/** A PDF or a plain text for download, a film, or its captions. */
export interface SeedDocument {
  /** Its file name for downloads. */
  name: string
  read(): Promise<Uint8Array>
}
