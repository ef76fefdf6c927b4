import path from 'node:path'
import { CONTENT_DIRECTORY, listImageUses, readContent } from '../../seed/read-content.ts'
import { checkBytes } from './bytes-by-kind.ts'
import { checkFirstPictures } from './check-first-pictures.ts'
import { checkWidths } from './check-widths.ts'
import { readPictureFiles } from './picture-files.ts'
import { compareWithSources } from './similarity.ts'

/** `npm run check:pictures`: prints sizes of the content's pictures and fails if a rule is broken. */
const SOURCES = path.join(import.meta.dirname, '../../artwork/scenes/.cache/dressed')

const pictures = readPictureFiles(path.join(CONTENT_DIRECTORY, 'pictures'))
const { catalog } = await readContent()
const bytes = checkBytes(pictures)
const similar = await compareWithSources(pictures, SOURCES)
const errors = [
  ...bytes.errors,
  ...checkWidths(pictures, await listImageUses()),
  ...checkFirstPictures(catalog),
]
for (const line of [...bytes.lines, ...similar]) console.log(line)
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1
