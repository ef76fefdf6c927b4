import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import {
  IMPORT_COLUMNS_MAX,
  IMPORT_INFLATED_MAX,
  IMPORT_ROWS_MAX,
} from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { describe, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { parseTable } from './parse-table.ts'
import { openTable } from './read-table.ts'
import { unescapeFormula } from './safe-cells.ts'
import { requireReadablePart } from './sheet-bounds.ts'
import { type Cell, writeTable } from './write-table.ts'

const read = async (bytes: Uint8Array) => (await parseTable(Buffer.from(bytes))).rows
const refusal = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'no refusal',
    (error: Error) => error.message,
  )
const windows1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code < 128 ? code : letter === 'ё' ? 0xb8 : code - 0x410 + 0xc0
    }),
  )

/** Builds an XLSX with the given files and directory entries. */
function zip(files: { name: string; content: Buffer; size?: number }[], counted = files.length): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, content, size = content.length } of files) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    local.copy(entry, 10, 8, 28)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    bodies.push(local, Buffer.from(name), packed)
    entries.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(counted, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directory, end])
}

const readProc = (path: string) => {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}
/** Returns the pids of this process's children that read tables. */
const listReaders = () =>
  readdirSync('/proc')
    .filter((name) => readProc(`${name}/status`).includes(`\nPPid:\t${process.pid}\n`))
    .filter((name) => readProc(`${name}/cmdline`).includes('table-process.ts'))

const SHEET_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
const buildSheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

const HOSTILE = [
  '=HYPERLINK("http://evil.example";"Жми")',
  '+7 900 123-45-67',
  '-5',
  '@SUM(A1)',
  "'=1+1",
  "''",
  '\tтабуляция',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'кавычки "ёлочки" и ; точка с запятой',
  'две\nстроки',
  ' пробелы вокруг ',
  '_x0041_ и _x000D_',
  '😀 & < > "',
]

describe.each(['csv', 'xlsx'] as const)('writeTable as %s', (format) => {
  it('keeps hostile texts and numbers in a round trip', async () => {
    const rows: Cell[][] = [HOSTILE, HOSTILE.map((_, at) => at * 1590.5)]
    const headers = HOSTILE.map((_, at) => `Столбец ${at}`)
    const [head, texts = [], numbers = []] = await read(await writeTable({ format, headers, rows }))
    expect(head).toEqual(headers)
    expect(texts.map(unescapeFormula)).toEqual(HOSTILE)
    expect(numbers.map((cell) => Number(cell.replace(',', '.')))).toEqual(rows[1])
  })

  it('writes no cell that a spreadsheet program computes', async () => {
    const bytes = await writeTable({ format, headers: ['Заголовок'], rows: HOSTILE.map((cell) => [cell]) })
    if (format === 'csv') {
      const lines = bytes.toString().split('\r\n')
      expect(lines.filter((line) => /^"?[=+@\t-]/.test(line))).toEqual([])
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
    } else expect(bytes.includes('<f>')).toBe(false)
  })
})

describe('openTable', () => {
  const CSV = Buffer.from('Код;Цена\n17;5\n18;6\n')
  const open = (bytes: Buffer) => openTable('test', async () => bytes)

  it('returns rows in parts', async () => {
    await using table = await open(CSV)
    expect(table).toMatchObject({ rowCount: 3, format: 'csv' })
    expect(await table.rows(1, 3)).toEqual([
      ['17', '5'],
      ['18', '6'],
    ])
  })

  it('reads a sheet that is large enough for the library to start threads', async () => {
    const rows = Array.from({ length: 1500 }, () => [randomBytes(300).toString('base64')])
    const bytes = await writeTable({ format: 'xlsx', headers: ['Код'], rows })
    expect(bytes.length).toBeGreaterThan(400_000)
    await using table = await open(bytes)
    expect(await table.rows(1, table.rowCount)).toEqual(rows)
  })

  it('throws the error of the reader', async () => {
    await expect(open(Buffer.from('PK'))).rejects.toThrow(importMessages.fileBroken)
  })

  it.skipIf(process.platform !== 'linux')('throws a table error when its process is killed', async () => {
    await using table = await open(CSV)
    for (const pid of listReaders()) process.kill(Number(pid), 'SIGKILL')
    await expect(table.rows(0, 1)).rejects.toThrow(importMessages.fileTooHeavy)
  })
})

it('writeTable throws a table error after its time limit', async () => {
  const rows = [['a']]
  await expect(writeTable({ format: 'xlsx', headers: ['a'], rows }, 0)).rejects.toThrow(
    importMessages.exportTooSlow,
  )
})

describe('CSV files', () => {
  const table = [
    ['Код', 'Название'],
    ['17', 'Поло; с ёлкой'],
  ]
  const text = 'Код;Название\r\n17;"Поло; с ёлкой"\r\n'

  it.each([
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-8', Buffer.from(text)],
    ['windows-1251', windows1251(text)],
    ['windows-1251 behind a mark of UTF-8', Buffer.concat([Buffer.from('\uFEFF'), windows1251(text)])],
    ['UTF-16, as Excel calls Unicode', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['commas', Buffer.from('Код,Название\n17,Поло; с ёлкой\n')],
    ['tabs', Buffer.from('Код\tНазвание\n17\tПоло; с ёлкой\n\n\n')],
  ])('are read in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual(table)
  })

  it.each<[string, Uint8Array, string]>([
    ['nothing', Buffer.alloc(0), importMessages.fileEmpty],
    ['headers alone', Buffer.from('Код;Название\n;\n'), importMessages.fileEmpty],
    ['a quote that does not end', Buffer.from('Код\n"17;Поло\n18;Футболка\n'), importMessages.fileQuote(2)],
    [
      'half a letter at its end',
      Buffer.from('Код;Название\n17;Поло').subarray(0, -1),
      importMessages.fileBroken,
    ],
    ['bytes of no text', Buffer.from([0, 1, 2, 3, 0, 5]), importMessages.fileNoTable],
    [
      'rows without end',
      Buffer.from('a\n'.repeat(IMPORT_ROWS_MAX + 2)),
      importMessages.rowsTooMany(IMPORT_ROWS_MAX),
    ],
    [
      'columns without end',
      Buffer.from(`${'a;'.repeat(IMPORT_COLUMNS_MAX)}a\n1\n`),
      importMessages.columnsTooMany(IMPORT_COLUMNS_MAX),
    ],
  ])('of %s are refused with a message', async (_, bytes, sentence) => {
    expect(await refusal(bytes)).toBe(sentence)
  })
})

describe('XLSX files', () => {
  const megabytes = IMPORT_INFLATED_MAX / 1024 / 1024
  const sheet = { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(3_000_000) }

  it('are refused by their directory, without inflating, if they inflate to hundreds of megabytes', async () => {
    const bomb = zip([{ ...sheet, size: 600 * 1024 * 1024 }])
    expect(await refusal(bomb)).toBe(importMessages.fileInflates(megabytes))
  })

  it('are refused if the directory has wrong sizes or a wrong number of files', async () => {
    expect(await refusal(zip([{ ...sheet, size: 1000 }]))).toBe(importMessages.fileBroken)
    expect(await refusal(zip([sheet, sheet], 1))).toBe(importMessages.fileBroken)
  })

  /** Builds a workbook whose first sheet is not its first file. */
  const workbook = (sheet: string | Buffer, other = '') =>
    zip([
      { name: 'xl/worksheets/other.xml', content: Buffer.from(buildSheet(other)) },
      { name: 'xl/worksheets/first.xml', content: Buffer.from(sheet) },
      {
        name: 'xl/workbook.xml',
        content: Buffer.from(
          '<workbook><sheets><sheet name="A" r:id="a"/><sheet name="B" r:id="b"/></sheets></workbook>',
        ),
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: Buffer.from(`<Relationships>
          <Relationship Id="b" Type="${SHEET_TYPE}" Target="worksheets/other.xml"/>
          <Relationship Id="a" Type="${SHEET_TYPE}" Target="/xl/worksheets/first.xml"/></Relationships>`),
      },
    ])
  const HEADERS = '<row r="1"><c r="A1" t="inlineStr"><is><t>Код</t></is></c></row>'
  const cell = (place: string) => `<row r="${place.replace(/[A-Z]+/, '')}"><c r="${place}"><v>1</v></c></row>`

  it.each<[string, string, string]>([
    ['a value far below', cell('A1048576'), importMessages.rowsTooMany(IMPORT_ROWS_MAX)],
    ['a value far to the right', cell('XFD2'), importMessages.columnsTooMany(IMPORT_COLUMNS_MAX)],
    ['a row that no sheet has', '<row r="1000000000"/>', importMessages.fileBroken],
    ['a column that no sheet has', '<row r="2"><c r="ZZZZZZ2"/></row>', importMessages.fileBroken],
    [
      'a text that no cell holds',
      cell('A2').replace('1', '1'.repeat(400_000)),
      importMessages.fileCellTooLong(32_767),
    ],
  ])('with %s are refused before parsing', async (_, rows, sentence) => {
    expect(await refusal(workbook(buildSheet(`${HEADERS}${rows}`)))).toBe(sentence)
  })

  it('with more tags than a table has are refused before parsing', () => {
    expect(() => requireReadablePart(Buffer.alloc(40_000_004, '<a/>'))).toThrow(importMessages.fileTooHeavy)
  })

  it('may have formatted empty cells and other sheets of any size', async () => {
    const formats = '<row r="1048576" s="1"><c r="XFD1048576" s="0"/></row>'
    expect(await read(workbook(buildSheet(`${HEADERS}${cell('A2')}${formats}`), cell('XFD1048576')))).toEqual(
      [['Код'], ['1']],
    )
  })

  it('are refused if truncated, another kind of zip, or an old XLS', async () => {
    const whole = await writeTable({ format: 'xlsx', headers: ['Код'], rows: [['17']] })
    for (const part of [0.2, 0.5, 0.9, 0.99])
      expect(await refusal(whole.subarray(0, whole.length * part))).toBe(importMessages.fileBroken)
    expect(await refusal(samples.zip)).toBe(importMessages.fileNoTable)
    expect(await refusal(Buffer.from('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1', 'latin1'))).toBe(
      importMessages.fileOldExcel,
    )
  })
})
