import type { Random } from './random.ts'

const text = (value: string) => Buffer.from(value)
const repeated = (head: string, piece: string, times: number) => text(head + piece.repeat(times))
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex')
const ZIP = Buffer.from('504b0304140000000800', 'hex')

/** First bytes of every accepted kind of file, and of files that imitate one. */
const HEADS: readonly Buffer[] = [
  Buffer.alloc(0),
  text('%PDF-1.7\n'),
  text('%!PS-Adobe-3.0 EPSF-3.0\n'),
  text('8BPS\0\x01'),
  text('RIFF\0\0\0\0CDRv'),
  text('RIFF\0\0\0\0WEBPVP8 '),
  text('II*\0'),
  text('MM\0*'),
  text('Rar!\x1a\x07\x01\0'),
  Buffer.from('377abcaf271c', 'hex'),
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  text('\0\0\0\x18ftypheic'),
  PNG,
  ZIP,
  Buffer.concat([ZIP, text('\0'.repeat(16)), Buffer.from('ffffffff', 'hex')]),
  OLE,
  text('PK\x05\x06'.padEnd(22, '\xff')),
  text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  text('MZ\x90\0'),
  text('#!/bin/sh\n'),
  text('<html><script>alert(1)</script>'),
  text('\ufeff<?xml version="1.0" encoding="utf-16"?><svg/>'),
  repeated('<!DOCTYPE svg ', '[]', 60),
  repeated('<!DOCTYPE svg [', ']\t', 8000),
  repeated('<!DOCTYPE svg ', '[', 16_000),
  repeated('', '<!---->', 3000),
  repeated('', ' ', 60_000),
  repeated('<!--', '--', 20_000),
  repeated('<?', '?', 20_000),
  repeated('<!DOCTYPE svg [', '<!ENTITY a "&b;&b;">', 2000),
]

const FILE_NAMES = [
  'layout',
  'макет',
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'a.exe',
  'a\0',
  'a/b',
  '<img src=x onerror=alert(1)>',
  'a".b',
  '.htaccess',
  'CON',
  'x'.repeat(400),
  'имя\u202egnp',
  '',
  ' ',
  '=cmd|calc',
]
const EXTENSIONS = [
  'pdf',
  'ai',
  'eps',
  'cdr',
  'svg',
  'psd',
  'tif',
  'png',
  'jpg',
  'webp',
  'heic',
  'zip',
  'rar',
  '7z',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'exe',
  'PDF',
  'svg ',
  '',
]

export const oddFileName = (random: Random) => `${random.pick(FILE_NAMES)}.${random.pick(EXTENSIONS)}`

/** Returns a file with the first bytes of a kind and random content. */
export function oddFileContent(random: Random): Buffer {
  const head = random.pick(HEADS)
  const size = random.pick([0, 0, 10, 1000, 20_000, 200_000])
  const tail = Buffer.alloc(size)
  // Repeats eight bytes: fast, and as good as noise for the detection of kinds.
  if (size > 0) tail.fill(Buffer.from(Array.from({ length: 8 }, () => random.below(256))))
  return Buffer.concat([head, tail])
}
