import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file of a folder, as small as they get: they are sent many times. */
export async function precompress(folder: string): Promise<void> {
  for await (const name of glob('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = join(folder, name)
    const body = await readFile(file)
    await Promise.all([
      brotli(body).then((bytes) => writeFile(`${file}.br`, bytes)),
      gz(body, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    ])
  }
}
