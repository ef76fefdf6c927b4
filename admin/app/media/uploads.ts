import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { AdminError, failureText } from '../api/admin-error.ts'
import { queryClient } from '../api/queries.ts'
import { sendFile } from '../api/send-file.ts'
import { refreshMedia } from './media-queries.ts'

export interface Upload {
  id: number
  name: string
  /** Sent part, 0 to 1. */
  progress: number
  state: 'waiting' | 'sending' | 'done' | 'duplicate' | 'failed'
  failure?: string
  /** The file itself was rejected, so a retry would fail again. */
  isRefused?: boolean
  asset?: MediaAsset
}

const AT_ONCE = 3
const UPLOADS_MAX = 200

let uploads: readonly Upload[] = []
const files = new Map<number, File>()
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
}

const update = (id: number, changes: Partial<Upload>): void =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))

/**
 * Queues files for upload; uploads continue on other screens. Returns the number of files beyond the limit.
 */
export function addUploads(added: File[]): number {
  const accepted = added.slice(0, Math.max(0, UPLOADS_MAX - uploads.length))
  const waiting = accepted.map((file): Upload => {
    lastId += 1
    files.set(lastId, file)
    return { id: lastId, name: file.name, progress: 0, state: 'waiting' }
  })
  set([...uploads, ...waiting])
  sendNext()
  return added.length - accepted.length
}

export function repeatUpload(id: number): void {
  update(id, { state: 'waiting', progress: 0 })
  sendNext()
}

export function clearUploads(): void {
  for (const { id, state } of uploads) if (state === 'failed') files.delete(id)
  set(uploads.filter(({ state }) => state === 'waiting' || state === 'sending'))
}

function sendNext(): void {
  const sending = uploads.filter(({ state }) => state === 'sending').length
  for (const { id } of uploads.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - sending))
    void send(id)
}

async function send(id: number): Promise<void> {
  const file = files.get(id)
  if (!file) return
  update(id, { state: 'sending' })
  try {
    const onProgress = (progress: number) => update(id, { progress })
    const { asset, isDuplicate } = await sendFile('uploadMedia', { file, onProgress })
    files.delete(id)
    update(id, { state: isDuplicate ? 'duplicate' : 'done', progress: 1, asset })
    void refreshMedia(queryClient)
  } catch (error) {
    const isRefused = error instanceof AdminError && error.status === 422
    update(id, { state: 'failed', failure: failureText(error), isRefused })
  }
  sendNext()
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const getUploads = (): readonly Upload[] => uploads
