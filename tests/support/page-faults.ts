/** What is not shown, or only after a script has filled it. */
const HIDDEN = /<(template|script|style|svg)\b[\s\S]*?<\/\1>|<([a-z]+-[a-z-]+) [^>]*hidden=""[\s\S]*?<\/\2>/g
/** Parts that must not be empty. A part with attributes of a script, such as `role="status"`, may be filled later. */
const EMPTY_PART =
  /<(ul|ol|dl|nav|section|address|h[1-6]|p|dd)(?: (?:class|id|aria-label|aria-labelledby|tabindex)="[^"]*")*>\s*<\/\1>/g
/** A section whose heading has nothing below. */
const BARE_SECTION = /<h2[^>]*>[^<]*<\/h2>\s*<\/div>\s*<div><\/div>\s*<\/section>/g
const EMPTY_LINK = /\b(?:href|src|action)="(?:mailto:|tel:|sms:)?"/g
/** Text that lacks a part: «Каталог — Фабрика,», «Адрес: », «Часы: .». */
const LACKING = /^\s*[,.·—:]|[,·—:]\s*$|[,:]\s*[.,]|\bundefined\b|\bnull\b|\bNaN\b|«\s*»|\(\s*\)/

/** Returns what a visitor would see as broken on a page. */
export function findPageFaults(html: string): string[] {
  const page = html.replaceAll(HIDDEN, '')
  const headings = page.match(/<h1\b/g)?.length ?? 0
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? []
  const texts = [...page.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)]
    .filter(([, name = '']) => /title|description|keywords|site_name/.test(name))
    .map(([, , text = '']) => text)
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...[title, ...texts].filter((text) => text === '' || LACKING.test(text)).map((text) => `text «${text}»`),
    ...[EMPTY_PART, BARE_SECTION, EMPTY_LINK].flatMap((fault) => page.match(fault) ?? []),
    ...findEmptyData(html),
  ]
}

/** Returns empty values in the structured data of a page. */
function findEmptyData(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)
  return [...scripts].flatMap(([, text = '']) => {
    const faults: string[] = []
    JSON.parse(text, (key, value) => {
      if (value === '' || value === null || (Array.isArray(value) && value.length === 0))
        faults.push(`empty ${key} in structured data`)
      return value
    })
    return faults
  })
}
