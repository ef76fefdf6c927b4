import { crc32 } from 'node:zlib'

/** Zip of stored files, like the beginning of an Office or CorelDRAW file. */
function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt32LE(crc32(content), 14)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    local.copy(entry, 10, 8, 28)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(offset, 42)
    bodies.push(local, Buffer.from(name), content)
    directory.push(entry, Buffer.from(name))
    offset += 30 + Buffer.byteLength(name) + content.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, entries, end])
}

/**
 * Old Office container whose directory names some streams, not at the beginning of the file (MS-CFB 2.6.1).
 */
function oldOffice(...streams: string[]): Buffer {
  const file = Buffer.alloc(4096)
  file.write('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1')
  for (const [at, name] of ['Root Entry', ...streams].entries()) {
    const entry = 1024 + at * 128
    file.write(name, entry, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, entry + 64)
    file.writeUInt8(at === 0 ? 5 : 2, entry + 66)
  }
  return file
}

/** Content types part of a package with this type of its main part. */
const types = (main: string) =>
  `<Types><Override PartName="/main.xml" ContentType="application/${main}+xml"/></Types>`
const OPEN_XML = 'vnd.openxmlformats-officedocument'
const latin = (text: string) => Buffer.from(text, 'latin1')
const heif = (major: string, ...compatible: string[]) => {
  const box = Buffer.alloc(16 + compatible.length * 4)
  box.writeUInt32BE(box.length, 0)
  box.write(`ftyp${major}`, 4, 'latin1')
  box.write(compatible.join(''), 16, 'latin1')
  return Buffer.concat([box, Buffer.alloc(64)])
}
const riff = (form: string) => latin(`RIFF\x40\x00\x00\x00${form}${'\x00'.repeat(60)}`)
const contentTypes = { '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>' }

/** Files by their real kind, made by hand from the specifications. */
export const samples = {
  pdf: latin('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n'),
  'pdf after a byte order mark': latin('\xEF\xBB\xBF\r\n%PDF-1.4\n'),
  postscript: latin('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n'),
  'pdf after a job of a printer': latin(
    `\x1b%-12345X@PJL SET COPIES=1\r\n${'@PJL COMMENT\r\n'.repeat(40)}%PDF-1.4\n`,
  ),
  'pdf after junk': latin('x\n%PDF-1.4\n'),
  'text that mentions a pdf late': latin(`${'x'.repeat(1100)}%PDF-1.4\n`),
  'page that mentions a pdf': latin('<html>%PDF-1.4'),
  'postscript after a job of a printer': latin(
    '\x1b%-12345X@PJL ENTER LANGUAGE=POSTSCRIPT\r\n%!PS-Adobe-3.0\n',
  ),
  'postscript after ^D': latin('\x04%!PS-Adobe-3.0\n'),
  'dos eps': latin(`\xC5\xD0\xD3\xC6\x1E\x00\x00\x00${'\x00'.repeat(30)}%!PS-Adobe-3.0`),
  'corel riff': riff('CDRE'),
  'corel zip': zip({ mimetype: 'application/x-vnd.corel.draw.document+zip', 'content/riffData.cdr': 'RIFF' }),
  'corel zip without mimetype': zip({ 'content/root.dat': 'RIFF', 'metadata/metadata.xml': '<m/>' }),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
  'svg of Illustrator': Buffer.from(
    '\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Adobe Illustrator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY ns "http://x/">\n]>\n<svg version="1.1"></svg>',
  ),
  'svg of CorelDRAW in UTF-16': Buffer.from(
    '\uFEFF<?xml version="1.0"?>\r\n<svg width="1"></svg>',
    'utf16le',
  ),
  'svg with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  psd: latin(`8BPS\x00\x01${'\x00'.repeat(20)}`),
  'big psd': latin(`8BPS\x00\x02${'\x00'.repeat(20)}`),
  'tiff of Intel': latin('II*\x00\x08\x00\x00\x00'),
  'tiff of Motorola': latin('MM\x00*\x00\x00\x00\x08'),
  png: latin('\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR'),
  jpeg: latin('\xFF\xD8\xFF\xE0\x00\x10JFIF\x00'),
  webp: riff('WEBP'),
  heic: heif('heic', 'mif1', 'heic'),
  'heic in a general container': heif('mif1', 'mif1', 'heic'),
  avif: heif('avif', 'mif1', 'avif'),
  zip: zip({ 'макет.txt': 'текст' }),
  'empty zip': zip({}),
  'rar 4': latin('Rar!\x1A\x07\x00\xCF\x90'),
  'rar 5': latin('Rar!\x1A\x07\x01\x00\x33'),
  '7z': latin("7z\xBC\xAF'\x1C\x00\x04"),
  word: oldOffice('WordDocument'),
  excel: oldOffice('Workbook'),
  'excel 5': oldOffice('Book'),
  'excel in capitals': oldOffice('WORKBOOK'),
  'excel 5 in capitals': oldOffice('BOOK'),
  'word in capitals': oldOffice('WORDDOCUMENT'),
  'word with a book within': oldOffice('Workbook', 'WordDocument'),
  'office with a password': oldOffice('EncryptionInfo', 'EncryptedPackage'),
  slides: oldOffice('PowerPoint Document'),
  installer: oldOffice('䡀䈏䗤䕸䠨'),
  'word xml': zip({ ...contentTypes, 'word/document.xml': '<w:document/>' }),
  'excel xml': zip({ ...contentTypes, 'xl/workbook.xml': '<workbook/>' }),
  'word xml by its type': zip({
    '[Content_Types].xml': types(`${OPEN_XML}.wordprocessingml.document.main`),
    'a.xml': '',
  }),
  'excel xml by its type': zip({
    '[Content_Types].xml': types(`${OPEN_XML}.spreadsheetml.sheet.main`),
    'a.xml': '',
  }),
  'excel xml with backslashes': zip({ '[content_types].xml': '<Types/>', 'xl\\workbook.xml': '<workbook/>' }),
  'word xml with macros': zip({
    '[Content_Types].xml': types('vnd.ms-word.document.macroEnabled.main'),
    'word/document.xml': '',
  }),
  'excel xml with macros': zip({
    '[Content_Types].xml': types('vnd.ms-excel.sheet.macroEnabled.main'),
    'xl/workbook.xml': '',
  }),
  'binary excel': zip({
    '[Content_Types].xml':
      '<Types><Override ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>',
    'xl/workbook.bin': '',
  }),
  'slides xml': zip({ ...contentTypes, 'ppt/presentation.xml': '<p:presentation/>' }),
  program: latin(`MZ\x90\x00\x03${'\x00'.repeat(60)}This program cannot be run in DOS mode.`),
  'program that mentions a pdf': latin(`MZ\x90\x00${'\x00'.repeat(20)}%PDF-1.7\n%!PS-Adobe`),
  'linux program': latin('\x7FELF\x02\x01\x01\x00'),
  script: Buffer.from('#!/bin/sh\nrm -rf /\n'),
  page: Buffer.from('<!DOCTYPE html><html><body><svg></svg></body></html>'),
  'page that begins with a comment': Buffer.from('<!-- <svg> --><html></html>'),
  gif: latin(`GIF89a${'\x00'.repeat(20)}`),
  rtf: latin('{\\rtf1\\ansi text}'),
  'word 2003 xml': latin(
    '<?xml version="1.0"?>\r\n<?mso-application progid="Word.Document"?><w:wordDocument/>',
  ),
  wave: riff('WAVE'),
  text: Buffer.from('Просто текст'),
} satisfies Record<string, Buffer>

export type Sample = keyof typeof samples
