import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { ContentFiles } from '../files.ts'
import { Links } from '../links.ts'
import { Mistakes } from '../mistakes.ts'
import { PictureBook } from '../picture-book.ts'
import type { Reading } from '../reading.ts'

/** A content directory of these files, and what a reader of it works with, until the test is over. */
export async function deskWith(sources: Record<string, string>): Promise<Reading> {
  const parent = await mkdtemp(path.join(tmpdir(), 'rapport-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const directory = path.join(parent, 'content')
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true })
    await writeFile(path.join(directory, file), source)
  }
  const mistakes = new Mistakes()
  return {
    files: new ContentFiles(directory),
    mistakes,
    pictures: new PictureBook(mistakes.report),
    links: new Links(),
  }
}
