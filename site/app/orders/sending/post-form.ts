/** Body of a response and whether its status is a success. */
export interface PostResponse {
  ok: boolean
  text: string
}

export interface PostOptions {
  headers: Record<string, string>
  body: FormData
  signal: AbortSignal
  /** Called with bytes during the upload. */
  onProgress: (sent: number, total: number) => void
}

/**
 * Posts a form. Uses XMLHttpRequest, since `fetch` has no upload progress. Rejects without a response and on abort.
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
