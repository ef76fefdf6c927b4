export type RequestFailure = 'status' | 'network' | 'aborted' | 'timeout' | 'parse'

/** A request without a usable response. */
export class RequestError extends Error {
  readonly reason: RequestFailure
  /** Status of the response, if any. */
  readonly status: number | undefined
  /** E_JSON_PARSE for an invalid body. */
  readonly code: string | undefined

  constructor(reason: RequestFailure, message: string, { status, code, cause }: RequestErrorDetails = {}) {
    super(message, { cause })
    this.reason = reason
    this.status = status
    this.code = code
  }
}

interface RequestErrorDetails {
  status?: number
  code?: string
  cause?: unknown
}

export interface RequestOptions {
  /** Aborts the request. */
  signal?: AbortSignal
  /** Without it the browser's own timeout applies. */
  timeoutMs?: number
}

/**
 * Requests JSON. Rejects with a RequestError for an error status, a network failure, an abort, a timeout or an
 * invalid body.
 */
export async function requestJson(
  url: string,
  init: RequestInit,
  { signal, timeoutMs }: RequestOptions = {},
): Promise<unknown> {
  const aborting = new AbortController()
  signal?.addEventListener('abort', () => aborting.abort(signal.reason))
  const tooSlow = new DOMException('', 'TimeoutError')
  const timer = timeoutMs && setTimeout(() => aborting.abort(tooSlow), timeoutMs)
  const failed = (cause: unknown) => {
    const name = cause instanceof DOMException ? cause.name : ''
    if (name === 'TimeoutError')
      return new RequestError('timeout', `timeout of ${timeoutMs} ms exceeded`, { cause })
    if (name === 'AbortError') return new RequestError('aborted', 'Request aborted', { cause })
    return new RequestError('network', 'Network Error', { cause })
  }
  try {
    const response = await fetch(url, { ...init, signal: aborting.signal })
    const { ok, status } = response
    if (!ok) throw new RequestError('status', `Request failed with status code ${status}`, { status })
    return parseJson(await response.text(), status)
  } catch (error) {
    throw error instanceof RequestError ? error : failed(error)
  } finally {
    clearTimeout(timer)
  }
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RequestError('parse', 'The answer is no JSON', { status, code: 'E_JSON_PARSE', cause })
  }
}
