import { Socket } from 'node:net'
import { CHANNEL, type ChildMessage, readMessages, writeMessage } from './message-frames.ts'

/** Answer of a child: a JSON value and bytes. */
export interface Answer {
  value?: unknown
  bytes?: Uint8Array
}

/**
 * Answers each message of the parent process. Call it once in a program started by `startChild`. Kills this
 * process when the channel closes or fails, or when a message is too large.
 */
export function answerQuestions(answer: (question: ChildMessage) => Answer | Promise<Answer>): void {
  const socket = new Socket({ fd: CHANNEL })
  const bytesMax = Number(process.argv[2])
  // Not `exit`, which would wait for a running render thread.
  const end = () => process.kill(process.pid, 'SIGKILL')
  socket.on('close', end)
  socket.on('error', end)
  const reply = async (question: ChildMessage) => {
    try {
      const { value = null, bytes } = await answer(question)
      writeMessage(socket, { result: value }, bytes)
    } catch {
      // Errors may quote the visitor's file, so only the failure is reported.
      writeMessage(socket, { failed: true })
    }
  }
  readMessages(socket, bytesMax, (question) => void reply(question), end)
}
