import type { ReportError, SourceLocation } from './validation-errors.ts'

interface Link {
  href: string
  location: SourceLocation
  field: string
}

/** Links to other sites and apps, which cannot be checked here. */
const OUTSIDE = /^(?:https:\/\/[^\s/]+\.[^\s/]|mailto:\S+@\S|tel:\+\d)/

/** Collects every link of the content and checks that its page exists. */
export class Links {
  private readonly links: Link[] = []

  note(href: string | null, location: SourceLocation, field: string): void {
    if (href !== null) this.links.push({ href, location, field })
  }

  check(pages: ReadonlySet<string>, reportError: ReportError): void {
    for (const { href, location, field } of this.links) {
      const [path = ''] = href.split(/[?#]/)
      const fragment = path === '' && href.startsWith('#')
      if (!fragment && !OUTSIDE.test(href) && !pages.has(path))
        reportError(location, field, `there is no page "${href}"`)
    }
  }
}
