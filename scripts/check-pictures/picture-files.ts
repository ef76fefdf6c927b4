import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** A rendered picture of content/pictures. */
export interface PictureFile {
  name: string
  /** First word of its name. */
  composition: string
  folder: string
  width: number
  height: number
  /** AVIF quality 0–100. Undefined if it was encoded to a file size. */
  quality: number | undefined
  /** Sorted by width. */
  files: { width: number; bytes: number }[]
}

/** Returns the rendered pictures by name, without SVG drawings. */
export function readPictureFiles(directory: string): PictureFile[] {
  return globSync('*/picture.json', { cwd: directory })
    .toSorted()
    .map((file) => {
      const name = path.dirname(file)
      const folder = path.join(directory, name)
      const { width, height, quality } = JSON.parse(readFileSync(path.join(directory, file), 'utf8'))
      const files = globSync('*.avif', { cwd: folder })
        .map((each) => ({ width: Number.parseInt(each, 10), bytes: statSync(path.join(folder, each)).size }))
        .toSorted((one, other) => one.width - other.width)
      return { name, composition: name.split('-')[0] ?? '', folder, width, height, quality, files }
    })
}

export const isRecent = ({ quality }: PictureFile): boolean => quality !== undefined
export const sumBytes = ({ files }: PictureFile): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
