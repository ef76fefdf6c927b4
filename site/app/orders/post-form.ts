/** The text of an answer, and whether its status is a success. */
export interface PostResponse {
  ok: boolean
  text: string
}

export interface PostOptions {
  headers: Record<string, string>
  body: FormData
  signal: AbortSignal
  /** Called while the body goes out, with bytes. */
  onProgress: (sent: number, total: number) => void
}

/**
 * Posts a form. It is an XMLHttpRequest: `fetch` says nothing of what has been sent in any browser. Rejects when no answer
 * came, or when it is aborted.
 */
export function postForm(
  url: string,
  { headers, body, signal, onProgress }: PostOptions,
): Promise<PostResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    request.onload = () =>
      resolve({ ok: request.status >= 200 && request.status < 300, text: request.responseText })
    request.onerror = request.onabort = () => reject(new Error('no answer'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
