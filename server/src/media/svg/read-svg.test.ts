import { describe, expect, it } from 'vitest'
import { cleanSvg, readSvg } from './read-svg.ts'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const SVG11 = '"-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"'
/** As Illustrator exports it. */
const NAMESPACES = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 19.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC ${SVG11} [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ATTLIST svg xmlns:x CDATA #FIXED "&ns_extend;">
]>
<svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" width="9" height="9"><text>&amp;</text></svg>`

const textOf = (text: string | Buffer) => {
  const read = readSvg(Buffer.from(text))
  return 'text' in read ? read.text : read.refusal
}

describe('readSvg', () => {
  it.each([
    ['without a document type', DRAWING],
    ['of SVG 1.1', `<?xml version="1.0" standalone="no"?>\n<!DOCTYPE svg PUBLIC ${SVG11}>\n${DRAWING}`],
    [
      'of SVG 1.0',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" 'http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd'>${DRAWING}`,
    ],
    ['with a system identifier alone', `<!DOCTYPE svg SYSTEM "svg.dtd">${DRAWING}`],
    ['with a name alone', `<!DOCTYPE svg>${DRAWING}`],
    [
      'with an internal subset',
      `<!DOCTYPE svg [<!ELEMENT svg ANY> <!ATTLIST rect onload CDATA "alert(1)>"> ]>${DRAWING}`,
    ],
  ])('removes the declarations of a drawing %s', (_, text) => {
    expect(textOf(text)).toBe(DRAWING)
  })

  it('expands entities for namespaces, as Illustrator writes them', () => {
    expect(textOf(NAMESPACES)).toContain(
      '<svg xmlns:x="http://ns.adobe.com/Extensibility/1.0/" xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&amp;</text></svg>',
    )
  })

  it.each([
    ['another file', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ['a public file', '<!DOCTYPE svg [<!ENTITY a PUBLIC "x" "http://evil.example/">]>'],
    ['names within names', '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'],
    ['elements', '<!DOCTYPE svg [<!ENTITY a "<script/>">]>'],
    ['marks by number', '<!DOCTYPE svg [<!ENTITY a "&#60;script/>">]>'],
    ['parts of declarations', '<!DOCTYPE svg [<!ENTITY % a "x"> %a;]>'],
    ['a long text', `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(2000)}">]>`],
    ['two document types', '<!DOCTYPE svg><!DOCTYPE svg>'],
    ['no end', '<!DOCTYPE svg ['],
  ])('refuses a drawing that declares %s', (_, declared) => {
    expect(textOf(`${declared}${DRAWING}`)).toBe('declarations')
  })

  it('refuses entities that expand to many times the length', () => {
    const declared = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(999)}">]>`
    expect(textOf(`${declared}<svg><text>${'&a;'.repeat(10_000)}</text></svg>`)).toBe('declarations')
  })

  it('refuses an entity that spells active content', () => {
    const declared = '<!DOCTYPE svg [<!ENTITY a "javascript:alert(1)">]>'
    expect(textOf(`${declared}<svg><a href="&a;"/></svg>`)).toBe('harmful')
  })

  it('decodes character references of letters, and refuses those of markup', () => {
    expect(textOf('<svg><text>&#1055;&#x44f;&#xA0;</text></svg>')).toBe('<svg><text>Пя\u00A0</text></svg>')
    expect(textOf('<svg><a href="&#106;avascript:1"/></svg>')).toBe('harmful')
  })

  it('decodes the encodings that programs write', () => {
    const drawing = '<svg><text>Я</text></svg>'
    const declared = (encoding: string) =>
      Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><svg><text>`)
    const end = Buffer.from('</text></svg>')
    expect(textOf(Buffer.concat([declared('windows-1251'), Buffer.from([0xdf]), end]))).toBe(drawing)
    expect(textOf(Buffer.concat([declared('KOI8-R'), Buffer.from([0xf1]), end]))).toBe(drawing)
    for (const mark of ['\uFEFF', '']) {
      const wide = Buffer.from(`${mark}${drawing}`, 'utf16le')
      expect(textOf(wide)).toBe(drawing)
      expect(textOf(wide.swap16())).toBe(drawing)
    }
    expect(textOf(`\uFEFF<?xml version='1.0' encoding='UTF-8' ?>${drawing}`)).toBe(drawing)
  })

  it.each([
    '<?xml version="1.0" encoding="utf-7"?><svg/>',
    '<?xml version="1.0" encoding="utf-16"?><svg/>',
    '<?xml version="1.0" encoding="utf-8" encoding="koi8-r"?><svg/>',
    'svg',
    '',
  ])('refuses an unknown encoding and other formats than XML: %s', (text) => {
    expect(textOf(text)).toBe('unreadable')
  })
})

it('keeps a drawing without declarations byte for byte, and stores others as parsed', () => {
  for (const text of [DRAWING, `<?xml version="1.0"?>\n${DRAWING}`]) {
    const bytes = Buffer.from(text)
    expect(cleanSvg(bytes, textOf(bytes))).toBe(bytes)
  }
  for (const bytes of [Buffer.from(NAMESPACES), Buffer.from(DRAWING, 'utf16le')])
    expect(Buffer.from(cleanSvg(bytes, textOf(bytes))).toString()).toBe(textOf(bytes))
})
