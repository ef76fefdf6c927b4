import { AsyncLocalStorage } from 'node:async_hooks'

/** Ids of the running span, in hexadecimal. */
export interface Trace {
  traceId: string
  spanId: string
  isSampled: boolean
}

/** Trace of the running work. It is empty while tracing is off. */
export const traceStorage = new AsyncLocalStorage<Trace>()

/** Returns the trace of the running work, or undefined while tracing is off. */
export const currentTrace = (): Trace | undefined => traceStorage.getStore()

/** Formats a trace as the W3C header `traceparent`, to store it with a job. */
export const formatTraceparent = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

/** Parses a stored `traceparent`. Undefined if it is missing or malformed. */
export function parseTraceparent(text: unknown): Trace | undefined {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(text ?? '')) ?? []
  return traceId && spanId ? { traceId, spanId, isSampled: flags === '01' } : undefined
}
