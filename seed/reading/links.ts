import type { Place, Report } from './mistakes.ts'

interface Link {
  address: string
  place: Place
  field: string
}

/** Links to other sites and programs, which cannot be followed from here. */
const OUTSIDE = /^(?:https:\/\/[^\s/]+\.[^\s/]|mailto:\S+@\S|tel:\+\d)/

/** Every link of the content, so that none leads to a page that is not there. */
export class Links {
  private readonly links: Link[] = []

  note(address: string | null, place: Place, field: string): void {
    if (address !== null) this.links.push({ address, place, field })
  }

  /** The links that stand in a text. */
  noteIn(html: string, place: Place, field: string): void {
    for (const [, address = ''] of html.matchAll(/<a href="([^"]*)"/g)) this.note(address, place, field)
  }

  check(pages: ReadonlySet<string>, report: Report): void {
    for (const { address, place, field } of this.links) {
      const [path = ''] = address.split(/[?#]/)
      const fragment = path === '' && address.startsWith('#')
      if (!fragment && !OUTSIDE.test(address) && !pages.has(path))
        report(place, field, `there is no page "${address}"`)
    }
  }
}
