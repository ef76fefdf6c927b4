import { rm } from 'node:fs/promises'
import { orderFileExtension } from '@rapport/contract/orders/order-files'
import { ORDER_FILES_MAX } from '@rapport/contract/orders/order-limits'
import type { UploadLimits } from '../orders/files/upload-limits.ts'
import { receiveFile, type UploadedFile } from '../orders/submit/receive-file.ts'
import { safeFileName } from '../platform/uploads/file-name.ts'
import type { TempUploads } from '../platform/uploads/temp-uploads.ts'
import type { MailAttachment } from './parse-mail.ts'

/** Bytes of all mails are counted together, under this name in place of an IP address. */
const SENDER = 'mails'

export interface AttachmentDeps {
  incoming: TempUploads
  uploads: UploadLimits
}

/** Attachments that were accepted, and the names of the others. Disposing removes the temporary files. */
export interface ReceivedAttachments extends AsyncDisposable {
  files: UploadedFile[]
  refused: string[]
}

/** Checks attachments like an order's files. One that is too many, too large or of another kind is refused. */
export async function receiveAttachments(
  attachments: readonly MailAttachment[],
  { incoming, uploads }: AttachmentDeps,
): Promise<ReceivedAttachments> {
  const upload = uploads.begin(SENDER)
  const files: UploadedFile[] = []
  const refused: string[] = []
  const dispose = async () => {
    await upload.end()
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  }
  try {
    for (const { name: given, content } of attachments) {
      const name = safeFileName(given)
      const isAcceptable = files.length < ORDER_FILES_MAX && orderFileExtension(name) !== undefined
      const { file } = isAcceptable
        ? await receiveFile(toChunks(content), name, incoming, upload)
        : { file: undefined }
      if (file) files.push(file)
      else refused.push(given)
    }
  } catch (error) {
    await dispose()
    throw error
  }
  return { files, refused, [Symbol.asyncDispose]: dispose }
}

async function* toChunks(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
