interface Answer {
  id: number
  result?: unknown
  error?: string
  message?: string
}

export interface Bidi {
  send<Result>(method: string, params: object): Promise<Result>
  close(): void
}

/** Opens a WebDriver BiDi connection: JSON over a WebSocket. Each answer has the `id` of its command. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${url} does not answer`))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  let last = 0
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        last += 1
        waiting.set(last, ({ result, error, message }) =>
          error ? reject(new Error(`${method}: ${error}, ${message}`)) : resolve(result as Result),
        )
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
