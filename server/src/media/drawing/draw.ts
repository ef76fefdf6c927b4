import { messages } from '@rapport/contract/errors/messages'
import { IMAGE_BYTES_MAX } from '@rapport/staff-contract/media/media-limits'
import { ApiError } from '../../platform/http/api-error.ts'
import { ChildError } from '../../platform/process/child/child-error.ts'
import { type ChildPoolOptions, createChildPool } from '../../platform/process/child/child-pool.ts'
import type { ChildMessage } from '../../platform/process/child/message-frames.ts'
import type { DrawingTask, DrawnFrom } from './drawing-task.ts'

/** A picture drawn from a file. */
interface Drawn extends DrawnFrom {
  bytes: Buffer
}
/** Draws a file; files of one owner run in turn. Returns undefined if it can't be drawn within the limits. */
export type Draw = (owner: string, task: DrawingTask, bytes: Uint8Array) => Promise<Drawn | undefined>

/** Draws several pictures of one file in one child, in turn. The child ends after a picture that can't be drawn. */
export interface DrawSeries extends AsyncDisposable {
  draw(task: DrawingTask, bytes: Uint8Array): Promise<Drawn | undefined>
}
/** Opens a series when its owner's turn has come. Throws 503 if the queue is full, or while the server stops. */
export type OpenDrawing = (owner: string) => Promise<DrawSeries>

const RETRY_AFTER = 2
const CHILD: Omit<ChildPoolOptions, 'running' | 'waiting'> = {
  program: new URL('./drawing-process.ts', import.meta.url),
  // A sheet of a print shop takes a second or two.
  timeMs: 15_000,
  memoryMb: 1024,
  heapMb: 256,
  messageBytes: IMAGE_BYTES_MAX + 1024 * 1024,
  addons: true,
}

/** Draws pictures of the site in the requested sizes. */
export const drawMedia: Draw = createDraw({ running: 2, waiting: 48 })
/** Draws files of customers. Owners are orders: if a few hang, the next order still has a place. */
export const openCustomerDrawing: OpenDrawing = createDrawSeries({ running: 4, waiting: 60 })

/** Creates a drawing function with its own child pool. It throws 503 if the queue is full, or while the server stops. */
export function createDraw(options: Partial<ChildPoolOptions> & { running: number; waiting: number }): Draw {
  const pool = createChildPool({ ...CHILD, ...options })
  return (owner, task, bytes) => toDrawn(pool.ask(owner, task, bytes))
}

/** Creates a function that draws several pictures of one file, with its own child pool. */
export function createDrawSeries(
  options: Partial<ChildPoolOptions> & { running: number; waiting: number },
): OpenDrawing {
  const pool = createChildPool({ ...CHILD, ...options })
  return async (owner) => {
    const child = await pool.lease(owner).catch(throwUnavailable)
    return {
      draw: (task, bytes) => toDrawn(child.ask(task, bytes)),
      [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
    }
  }
}

async function toDrawn(answer: Promise<ChildMessage>): Promise<Drawn | undefined> {
  try {
    const { value, bytes } = await answer
    return { ...(value as DrawnFrom), bytes }
  } catch (error) {
    if (error instanceof ChildError && error.isFinal) return undefined
    return throwUnavailable(error)
  }
}

function throwUnavailable(error: unknown): never {
  if (!(error instanceof ChildError)) throw error
  throw new ApiError(503, messages.unavailable).retryIn(RETRY_AFTER)
}
