import type { PrerenderedImage, SeedImage } from '@rapport/contract/seed/seed-files'
import type { ContentImage } from './content-images.ts'
import type { ReportError, SourceLocation } from './validation-errors.ts'

/** Where the content shows an image. */
export interface ImageUse extends SourceLocation {
  field: string
}

/** Every image that the content names, and whether content/pictures has it. */
export class ImageRegistry {
  private readonly used = new Map<string, ImageUse[]>()
  private readonly reportError: ReportError
  private readonly images: ReadonlyMap<string, ContentImage>

  constructor(reportError: ReportError, images: ReadonlyMap<string, ContentImage>) {
    this.reportError = reportError
    this.images = images
  }

  /** Notes that an image is used. */
  register(name: string | null, location: SourceLocation, field: string): void {
    if (name === null) return
    this.used.set(name, [...(this.used.get(name) ?? []), { ...location, field }])
    if (!this.images.has(name)) this.reportError(location, field, `there is no image "${name}" in pictures/`)
  }

  /** Names of all images used, whether they are there or not. */
  names(): string[] {
    return [...this.used.keys()]
  }

  /** Every image used, whether it is there or not, with all its uses. */
  uses(): ReadonlyMap<string, ImageUse[]> {
    return this.used
  }

  /** The drawings among the images used. */
  drawings(): SeedImage[] {
    return this.names().flatMap((name) => this.images.get(name)?.drawing ?? [])
  }

  /** The prerendered ones among the images used. */
  prerendered(): PrerenderedImage[] {
    return this.names().flatMap((name) => this.images.get(name)?.prerendered ?? [])
  }
}
