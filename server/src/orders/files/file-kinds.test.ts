import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type OrderFileExtension,
  orderFileExtension,
  orderFileExtensions,
} from '@rapport/contract/orders/order-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sample, samples } from '../../../test/file-samples.ts'
import { findContentError } from './file-kinds.ts'

const contentMatchesName = async (name: string, path: string) =>
  (await findContentError(name, path)) === undefined

const PDF: Sample[] = ['pdf', 'pdf after a byte order mark', 'pdf after a job of a printer', 'pdf after junk']
const POSTSCRIPT: Sample[] = ['postscript', 'postscript after ^D', 'postscript after a job of a printer']
const WORD_XML: Sample[] = ['word xml', 'word xml by its type']
const EXCEL_XML: Sample[] = ['excel xml', 'excel xml by its type', 'excel xml with backslashes']

/** Samples that match an extension; all other samples must be refused. */
const MATCHING: Record<OrderFileExtension, Sample[]> = {
  ai: [...PDF, ...POSTSCRIPT, 'dos eps'],
  eps: [...POSTSCRIPT, 'dos eps'],
  cdr: ['corel riff', 'corel zip', 'corel zip without mimetype'],
  pdf: PDF,
  svg: ['svg', 'svg of Illustrator', 'svg of CorelDRAW in UTF-16', 'svg with a script'],
  psd: ['psd', 'big psd'],
  tif: ['tiff of Intel', 'tiff of Motorola'],
  tiff: ['tiff of Intel', 'tiff of Motorola'],
  png: ['png'],
  jpg: ['jpeg'],
  jpeg: ['jpeg'],
  webp: ['webp'],
  heic: ['heic', 'heic in a general container'],
  zip: [
    ...(['zip', 'empty zip', 'corel zip', 'corel zip without mimetype', 'slides xml'] as const),
    ...(['word xml with macros', 'excel xml with macros', 'binary excel'] as const),
    ...WORD_XML,
    ...EXCEL_XML,
  ],
  rar: ['rar 4', 'rar 5'],
  '7z': ['7z'],
  doc: ['word', 'word in capitals', 'word with a book within', 'office with a password'],
  docx: [...WORD_XML, 'office with a password'],
  xls: [
    ...(['excel', 'excel 5', 'excel in capitals', 'excel 5 in capitals'] as const),
    ...(['word with a book within', 'office with a password'] as const),
  ],
  xlsx: [...EXCEL_XML, 'office with a password'],
}

describe('the content check of order files', () => {
  let directory: string
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'rapport-kinds-'))
    for (const [name, bytes] of Object.entries(samples)) writeFileSync(join(directory, name), bytes)
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  it.each(orderFileExtensions)('accepts only matching content for .%s', async (extension) => {
    const accepted: string[] = []
    for (const name of Object.keys(samples))
      if (await contentMatchesName(`a.${extension}`, join(directory, name))) accepted.push(name)
    expect(accepted.sort()).toEqual([...MATCHING[extension]].sort())
  })

  it('refuses programs with any extension', async () => {
    for (const name of ['program', 'program that mentions a pdf', 'linux program', 'script'] as const)
      for (const extension of orderFileExtensions)
        expect(
          await contentMatchesName(`a.${extension}`, join(directory, name)),
          `${name} as .${extension}`,
        ).toBe(false)
  })

  it.each([
    [
      'снимок.jpg',
      'heic',
      'Файл «снимок.jpg» на самом деле — HEIC. Сохраните его как JPG или пришлите с расширением .heic',
    ],
    ['текст.doc', 'rtf', 'Файл «текст.doc» на самом деле — документ RTF. Сохраните его как DOC'],
    [
      'текст.doc',
      'word xml',
      'Файл «текст.doc» на самом деле — документ Word. Сохраните его как DOC или пришлите с расширением .docx',
    ],
    [
      'цены.xlsx',
      'excel xml with macros',
      'Файл «цены.xlsx» на самом деле — таблица Excel с макросами. Сохраните его как XLSX',
    ],
    ['цены.xls', 'page', 'Файл «цены.xls» на самом деле — веб-страница (HTML). Сохраните его как XLS'],
    [
      'цены.xlsx',
      'zip',
      'Файл «цены.xlsx» на самом деле — архив ZIP. Сохраните его как XLSX или пришлите с расширением .zip',
    ],
    [
      'макет.cdr',
      'text',
      'Содержимое файла «макет.cdr» не соответствует его расширению. Сохраните файл заново и попробуйте ещё раз',
    ],
  ] as const)(
    'refuses «%s» with the content %s and names the actual kind',
    async (name, sample, sentence) => {
      const error = await findContentError(name, join(directory, sample))
      expect(error?.replace(/\u00A0/g, ' ')).toBe(sentence)
    },
  )

  it('refuses a truncated file of any length without an error', async () => {
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
  ])('reads from «%s» the extension %s', (name, extension) => {
    expect(orderFileExtension(name)).toBe(extension)
  })
})
