import type { PictureDraft, RenderedDraft } from '@rapport/contract/drafts'
import { picturesIn } from './markdown.ts'
import type { Place, Report } from './mistakes.ts'
import { drawPicture, sketchPicture, UnknownPicture } from './prints/draw-picture.ts'

/**
 * Every picture the content names. One that was rendered ahead stands for the drawing of the same name; a drawing is
 * drawn once, and not before all the content is known to be right.
 */
export class PictureBook {
  private readonly names = new Set<string>()
  private readonly report: Report
  private readonly shelf: ReadonlyMap<string, RenderedDraft>

  constructor(report: Report, shelf: ReadonlyMap<string, RenderedDraft> = new Map()) {
    this.report = report
    this.shelf = shelf
  }

  draw(name: string | null, place: Place, field: string): void {
    if (name === null || this.names.has(name)) return
    try {
      if (!this.shelf.has(name)) sketchPicture(name)
      this.names.add(name)
    } catch (cause) {
      if (!(cause instanceof UnknownPicture)) throw cause
      this.report(place, field, cause.message)
    }
  }

  /** The pictures that stand in a text. */
  drawIn(html: string, place: Place, field: string): void {
    for (const name of picturesIn(html)) {
      if (name === undefined) this.report(place, field, 'must name its pictures as picture:<name>')
      else this.draw(name, place, field)
    }
  }

  drawn(): PictureDraft[] {
    const drawings = Array.from(this.names).filter((name) => !this.shelf.has(name))
    return drawings.map((name) => ({
      name,
      mediaType: 'image/svg+xml',
      bytes: new TextEncoder().encode(drawPicture(name)),
    }))
  }

  /** Those named that were rendered ahead. */
  rendered(): RenderedDraft[] {
    return Array.from(this.names).flatMap((name) => this.shelf.get(name) ?? [])
  }
}
