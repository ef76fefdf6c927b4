import type { ReportError, SourceLocation } from './validation-errors.ts'

interface Link {
  address: string
  location: SourceLocation
  field: string
}

/** Links to other sites and apps, which cannot be checked here. */
const OUTSIDE = /^(?:https:\/\/[^\s/]+\.[^\s/]|mailto:\S+@\S|tel:\+\d)/

/** Collects every link of the content and checks that its page exists. */
export class Links {
  private readonly links: Link[] = []

  note(address: string | null, location: SourceLocation, field: string): void {
    if (address !== null) this.links.push({ address, location, field })
  }

  check(pages: ReadonlySet<string>, reportError: ReportError): void {
    for (const { address, location, field } of this.links) {
      const [path = ''] = address.split(/[?#]/)
      const fragment = path === '' && address.startsWith('#')
      if (!fragment && !OUTSIDE.test(address) && !pages.has(path))
        reportError(location, field, `there is no page "${address}"`)
    }
  }
}
