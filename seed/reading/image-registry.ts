import type { PrerenderedImage, SeedImage } from '@rapport/staff-contract/seed/seed-files'
import type { ContentImage } from './content-images.ts'
import type { ReportError, SourceLocation } from './validation-errors.ts'

/** A use of an image in the content. */
export interface ImageUse extends SourceLocation {
  field: string
}

/** All images that the content uses, and whether content/pictures has them. */
export class ImageRegistry {
  private readonly used = new Map<string, ImageUse[]>()
  private readonly reportError: ReportError
  private readonly images: ReadonlyMap<string, ContentImage>

  constructor(reportError: ReportError, images: ReadonlyMap<string, ContentImage>) {
    this.reportError = reportError
    this.images = images
  }

  /** Registers a use of an image. */
  register(name: string | null, location: SourceLocation, field: string): void {
    if (name === null) return
    this.used.set(name, [...(this.used.get(name) ?? []), { ...location, field }])
    if (!this.images.has(name)) this.reportError(location, field, `there is no image "${name}" in pictures/`)
  }

  /** Returns the names of all used images, existing or not. */
  names(): string[] {
    return [...this.used.keys()]
  }

  /** Returns every used image, existing or not, with its uses. */
  uses(): ReadonlyMap<string, ImageUse[]> {
    return this.used
  }

  /** Returns the used drawings. */
  drawings(): SeedImage[] {
    return this.names().flatMap((name) => this.images.get(name)?.drawing ?? [])
  }

  /** Returns the used prerendered images. */
  prerendered(): PrerenderedImage[] {
    return this.names().flatMap((name) => this.images.get(name)?.prerendered ?? [])
  }
}
