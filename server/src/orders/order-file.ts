import { rm } from 'node:fs/promises'
import { ORDER_FILE_BYTES_MAX, ORDER_FILES_MAX } from '@rapport/contract/limits'
import { messages } from '@rapport/contract/messages'
import type { Incoming } from '../platform/incoming.ts'
import type { FilePart } from '../platform/multipart-body.ts'
import type { AcceptedFile } from './commands.ts'
import { contentAgrees, orderFileExtension } from './file-kinds.ts'
import { safeFileName } from './file-name.ts'
import type { Problems } from './problems.ts'
import type { Upload, UploadRefusal } from './upload-limits.ts'

/** Fields that files of an order may come in. */
const FILE_FIELDS = ['files[]', 'files']

/** What the visitor reads when files are not taken; orders without files always are. */
const REFUSALS: Record<UploadRefusal | 'disk-full', string> = {
  'disk-full': messages.filesRefused,
  'disk-free': messages.filesRefused,
  'uploads-total': messages.filesRefused,
  'uploads-by-address': messages.filesRefusedByAddress,
  'uploads-at-once': messages.filesRefusedAtOnce,
}

/** Where the files of an order gather, and what is wrong with them. */
export interface FileTray {
  files: AcceptedFile[]
  problems: Problems
}

/** Takes one file of an order as it arrives, or tells what is wrong with it. Always reads it to its end. */
export async function takeFile(
  part: FilePart,
  incoming: Incoming,
  body: FileTray,
  seen: { files: number },
  upload: Upload,
): Promise<void> {
  const wrong = (message: string, status?: 413 | 422) => body.problems.add('files', message, status)
  // Without JavaScript a browser sends an empty, nameless file where none was chosen.
  if (part.name === '') {
    if ((await discard(part)) > 0) wrong(messages.fileUpload)
    return
  }
  seen.files += 1
  const name = safeFileName(part.name)
  const extension = orderFileExtension(name)
  if (!FILE_FIELDS.includes(part.field)) wrong(messages.fileUpload)
  else if (seen.files > ORDER_FILES_MAX) wrong(messages.filesTooMany)
  else if (!extension) wrong(messages.fileKind(name))
  else {
    const { path, size, sha256, refusal } = await incoming.receive(
      part.content,
      ORDER_FILE_BYTES_MAX,
      upload.take,
    )
    body.files.push({ name, path, size, sha256 })
    if (refusal) wrong(REFUSALS[refusal])
    else if (size > ORDER_FILE_BYTES_MAX) wrong(messages.fileTooLarge(name), 413)
    else if (size === 0) wrong(messages.fileEmpty(name))
    else if (!(await contentAgrees(extension, path))) wrong(messages.fileContent(name))
    else return
    // It takes no room while the rest of the form arrives.
    return rm(path, { force: true })
  }
  await discard(part)
}

async function discard(part: FilePart): Promise<number> {
  let size = 0
  for await (const chunk of part.content) size += chunk.length
  return size
}
