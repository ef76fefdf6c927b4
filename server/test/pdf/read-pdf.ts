import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '../../../scripts/system-packages.ts'

const run = promisify(execFile)

/** Whether this machine has poppler, which reads PDFs independently of what writes them. `npm test` installs it. */
export const hasPoppler = findProgram(['pdftotext']) !== undefined

/** What poppler reads in a PDF. */
export interface ReadPdf {
  /** Text of each page, as it is copied out. */
  pages: string[]
  /** Lines of `pdfinfo` by name, such as `Title` and `Tagged`. */
  info: Record<string, string>
  /** Lines of `pdffonts`, one a typeface. */
  fonts: string[]
  /** Elements of the structure with their texts, as a screen reader gets them. */
  structure: string
}

/** Runs something on a PDF in a file, which is deleted afterwards. */
async function withFile<Result>(bytes: Buffer, use: (path: string, directory: string) => Promise<Result>) {
  const directory = await mkdtemp(join(tmpdir(), 'rapport-pdf-'))
  const path = join(directory, 'document.pdf')
  try {
    await writeFile(path, bytes)
    return await use(path, directory)
  } finally {
    await rm(directory, { recursive: true })
  }
}

/** Reads a PDF with poppler. */
export const readPdf = (bytes: Buffer): Promise<ReadPdf> =>
  withFile(bytes, async (path) => {
    const print = async (program: string, ...options: string[]) => (await run(program, options)).stdout
    const text = await print('pdftotext', '-layout', path, '-')
    const info = await print('pdfinfo', path)
    return {
      pages: text.split('\f').slice(0, -1),
      info: Object.fromEntries(info.split('\n').map((line) => line.split(/:\s+/, 2))),
      fonts: (await print('pdffonts', path)).trim().split('\n').slice(2),
      structure: await print('pdfinfo', '-struct-text', path),
    }
  })

/** Renders the first page as PNG. */
export const renderPage = (bytes: Buffer, dpi: number): Promise<Buffer> =>
  withFile(bytes, async (path, directory) => {
    await run('pdftoppm', [
      '-r',
      `${dpi}`,
      '-png',
      '-f',
      '1',
      '-l',
      '1',
      '-singlefile',
      path,
      join(directory, 'page'),
    ])
    return readFile(join(directory, 'page.png'))
  })
