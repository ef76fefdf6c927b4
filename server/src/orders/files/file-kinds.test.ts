import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OrderFileExtension, orderFileExtension, orderFileExtensions } from '@rapport/contract/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sample, samples } from '../../../test/file-samples.ts'
import { contentMatchesName } from './file-kinds.ts'

/** Every sample that may bear an extension; any other one is a lie. */
const HONEST: Record<OrderFileExtension, Sample[]> = {
  ai: ['pdf', 'pdf after a byte order mark', 'postscript', 'postscript after ^D', 'dos eps'],
  eps: ['postscript', 'postscript after ^D', 'dos eps'],
  cdr: ['corel riff', 'corel zip', 'corel zip without mimetype'],
  pdf: ['pdf', 'pdf after a byte order mark'],
  svg: ['svg', 'svg of Illustrator', 'svg of CorelDRAW in UTF-16', 'svg with a script'],
  psd: ['psd', 'big psd'],
  tif: ['tiff of Intel', 'tiff of Motorola'],
  tiff: ['tiff of Intel', 'tiff of Motorola'],
  png: ['png'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  webp: ['webp'],
  heic: ['heic', 'heic in a general container'],
  zip: ['zip', 'empty zip', 'corel zip', 'corel zip without mimetype', 'word xml', 'excel xml', 'slides xml'],
  rar: ['rar 4', 'rar 5'],
  '7z': ['7z'],
  doc: ['word'],
  docx: ['word xml'],
  xls: ['excel', 'excel 5'],
  xlsx: ['excel xml'],
}

describe('an order’s file', () => {
  let directory: string
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'rapport-kinds-'))
    for (const [name, bytes] of Object.entries(samples)) writeFileSync(join(directory, name), bytes)
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  it.each(orderFileExtensions)(
    'called .%s is accepted when its content is that, and refused when not',
    async (extension) => {
      const accepted: string[] = []
      for (const name of Object.keys(samples))
        if (await contentMatchesName(`a.${extension}`, join(directory, name))) accepted.push(name)
      expect(accepted.sort()).toEqual([...HONEST[extension]].sort())
    },
  )

  it('is never accepted when it is a program, whatever it is called', async () => {
    for (const name of ['program', 'program that mentions a pdf', 'linux program', 'script'] as const)
      for (const extension of orderFileExtensions)
        expect(
          await contentMatchesName(`a.${extension}`, join(directory, name)),
          `${name} as .${extension}`,
        ).toBe(false)
  })

  it('does not break the check by being cut off anywhere', async () => {
    const whole = samples['word xml']
    for (let length = 0; length < whole.length; length += 1) {
      writeFileSync(join(directory, 'cut'), whole.subarray(0, length))
      expect(await contentMatchesName('a.docx', join(directory, 'cut'))).toBe(false)
    }
  })

  it.each([
    ['МАКЕТ.PDF', 'pdf'],
    ['архив.tar.7Z', '7z'],
    ['макет.pdf.exe', undefined],
    ['макет', undefined],
    ['pdf', undefined],
    ['.pdf', 'pdf'],
    ['макет.pdf ', undefined],
  ])('called «%s» has the extension %s', (name, extension) => {
    expect(orderFileExtension(name)).toBe(extension)
  })
})
