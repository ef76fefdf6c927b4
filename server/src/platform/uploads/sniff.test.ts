import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { type ContentKind, matchesAnyKind } from './sniff.ts'
import { startsWithSvg } from './sniff-text.ts'

const KINDS: ContentKind[] = [
  ...([
    'pdf',
    'postscript',
    'dos-eps',
    'corel',
    'svg',
    'psd',
    'tiff',
    'png',
    'jpeg',
    'webp',
    'heic',
  ] as const),
  ...(['zip', 'rar', '7z', 'word', 'excel', 'word-xml', 'excel-xml'] as const),
]

describe('startsWithSvg', () => {
  const is = (text: string) => startsWithSvg(Buffer.from(text))

  it.each([
    '<svg/>',
    '\n\t <svg xmlns="http://www.w3.org/2000/svg">',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg">',
    '<!doctype SVG><svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd"><svg >',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY odd "]>"> <!-- it's one ] > too -->
    ]><svg xmlns="&ns_svg;">`,
    `${'<!-- x -->\n'.repeat(200)}<svg>`,
  ])('accepts %s', (text) => {
    expect(is(text)).toBe(true)
  })

  it.each([
    '<html><svg>',
    '<!DOCTYPE html><svg>',
    '<!DOCTYPE svgx><svg>',
    '<!DOCTYPE svg',
    '<!DOCTYPE svg [ <svg>',
    '<!DOCTYPE svg "><svg>',
    '<!-- <svg>',
    '<?xml <svg>',
    '<svgfoo>',
    'text <svg>',
    '<',
    '',
  ])('rejects %s', (text) => {
    expect(is(text)).toBe(false)
  })

  it('runs in linear time on brackets that double the time of a backtracking parser', () => {
    expect(is(`<!DOCTYPE svg ${'[]'.repeat(60)}`)).toBe(false)
    expect(is(`<!DOCTYPE svg ${'[]'.repeat(60)}><svg>`)).toBe(true)
  })

  it.each(['[', '[]', '[">', "']", '<!--', '<!---->', '<?', '<??>', '<!DOCTYPE svg ', '<a:', ' ', '<'])(
    'ends on 16 KB of «%s», alone and in a doctype',
    (piece) => {
      const much = piece.repeat(Math.ceil(16_384 / piece.length))
      for (const start of ['', '<!DOCTYPE svg ', '<!DOCTYPE svg [', '<!--', '<svg:'])
        expect(is(`${start}${much}`)).toBe(false)
    },
  )
})

describe('findKind', () => {
  let path: string
  let directory: string
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'rapport-sniff-'))
    path = join(directory, 'file')
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  it('finds only the requested kinds', async () => {
    writeFileSync(path, samples.pdf)
    expect(await matchesAnyKind(['pdf'], path)).toBe(true)
    expect(
      await matchesAnyKind(
        KINDS.filter((kind) => kind !== 'pdf'),
        path,
      ),
    ).toBe(false)
    expect(await matchesAnyKind([], path)).toBe(false)
  })

  it('never throws on a file that is cut off', async () => {
    const short = Object.values(samples).filter((bytes) => bytes.length < 600)
    for (const bytes of short)
      for (let length = 0; length < Math.min(bytes.length, 80); length += 1) {
        writeFileSync(path, bytes.subarray(0, length))
        expect(typeof (await matchesAnyKind(KINDS, path))).toBe('boolean')
      }
  })

  it('never throws on a zip directory or an image box with a wrong size', async () => {
    const lies = [
      Buffer.concat([
        samples.zip.subarray(0, -22),
        Buffer.from('PK\x05\x06', 'latin1'),
        Buffer.alloc(18, 0xff),
      ]),
      Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from('ftypmif1'), Buffer.alloc(3, 0xff)]),
      Buffer.concat([Buffer.alloc(4), Buffer.from('ftyp')]),
      Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(70_000, 'PK\x05\x06', 'latin1')]),
      Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from([0xfe, 0xff, 0xd8]),
    ]
    for (const lie of lies) {
      writeFileSync(path, lie)
      expect(
        await matchesAnyKind(
          KINDS.filter((kind) => kind !== 'zip'),
          path,
        ),
      ).toBe(false)
    }
  })
})
