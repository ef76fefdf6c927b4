import type { PictureDraft } from '@rapport/contract/drafts'
import { picturesIn } from './markdown.ts'
import type { Place, Report } from './mistakes.ts'
import { drawPicture, UnknownPicture } from './prints/draw-picture.ts'

/** Every picture the content names, drawn once. */
export class PictureBook {
  private readonly pictures = new Map<string, PictureDraft>()
  private readonly report: Report

  constructor(report: Report) {
    this.report = report
  }

  draw(name: string | null, place: Place, field: string): void {
    if (name === null || this.pictures.has(name)) return
    try {
      const bytes = new TextEncoder().encode(drawPicture(name))
      this.pictures.set(name, { name, mediaType: 'image/svg+xml', bytes })
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
    return [...this.pictures.values()]
  }
}
