const PATIENCE_MS = 20_000

/** A remote answer that is not a success. Its message holds the status alone: an address may hold a token. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`HTTP ${status}`)
    this.status = status
  }
}

/** Posts JSON to another program. Rejects when it is silent for 20 s or does not answer with a 2xx. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new HttpError(response.status)
}
