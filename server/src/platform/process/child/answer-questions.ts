import { Socket } from 'node:net'
import { CHANNEL, type ChildMessage, readMessages, writeMessage } from './message-frames.ts'

/** Answer of a child: a JSON value and bytes. */
export interface Answer {
  value?: unknown
  bytes?: Uint8Array
}

/**
 * Answers the questions of the parent until the parent is gone. To be called once by a program that
 * `startChild` starts.
 */
export function answerQuestions(answer: (question: ChildMessage) => Answer | Promise<Answer>): void {
  const socket = new Socket({ fd: CHANNEL })
  // Not `exit`, which would wait for a thread of the pool that renders.
  const end = () => process.kill(process.pid, 'SIGKILL')
  socket.on('close', end)
  socket.on('error', end)
  const reply = async (question: ChildMessage) => {
    try {
      const { value = null, bytes } = await answer(question)
      writeMessage(socket, { result: value }, bytes)
    } catch {
      writeMessage(socket, { failed: true })
    }
  }
  readMessages(socket, Number(process.argv[2]), (question) => void reply(question), end)
}
