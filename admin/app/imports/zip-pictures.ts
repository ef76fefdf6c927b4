import { PICTURES_BYTES_MAX, PICTURES_FILES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { AdminError } from '../api/admin-error.ts'

const MEGABYTE = 1024 * 1024
const ZIP = /\.zip$/i

/** A file with its path in the chosen folder. */
interface FolderFile {
  path: string
  file: File
}

/** Returns the files of a folder that the file dialog has opened. */
export const listChosen = (files: readonly File[]): FolderFile[] =>
  files.map((file) => ({ path: file.webkitRelativePath || file.name, file }))

/** Returns all files of dropped folders. Throws AdminError if there are too many. */
export async function listDropped(items: readonly FileSystemEntry[]): Promise<FolderFile[]> {
  const files: FolderFile[] = []
  const waiting = [...items]
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    if (files.length > PICTURES_FILES_MAX) throw tooMany()
    if (isFolder(entry)) waiting.push(...(await readFolder(entry)))
    else files.push({ path: entry.fullPath.slice(1), file: await readFile(entry as FileSystemFileEntry) })
  }
  return files
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const readFile = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** Browsers return a folder in parts. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0 || entries.length > PICTURES_FILES_MAX) return entries
    entries.push(...part)
  }
}

const tooMany = () => new AdminError('status', importMessages.archiveFiles(PICTURES_FILES_MAX))

/** Returns a ZIP of files, or the ZIP itself if it is the only file. Throws AdminError if they are too many or too large. */
export async function zipPictures(files: readonly FolderFile[]): Promise<File> {
  const [only, other] = files
  if (only && !other && ZIP.test(only.file.name)) return only.file
  if (files.length > PICTURES_FILES_MAX) throw tooMany()
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  if (bytes > PICTURES_BYTES_MAX)
    throw new AdminError('status', staffMessages.fileTooLarge(PICTURES_BYTES_MAX / MEGABYTE))
  const { downloadZip } = await import('client-zip')
  const zipped = files.map(({ path, file }) => ({ name: path, lastModified: file.lastModified, input: file }))
  const blob = await downloadZip(zipped).blob()
  const [folder = 'Картинки'] = only?.path.includes('/') ? only.path.split('/') : []
  return new File([blob], `${folder}.zip`)
}
