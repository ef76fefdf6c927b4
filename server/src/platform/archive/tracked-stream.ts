/** Stream that remembers its own error, so that a reader can tell it from errors of decoding. */
export interface TrackedStream {
  bytes: ReadableStream<Uint8Array>
  /** Returns whether reading failed with this error. */
  isReadError(error: unknown): boolean
}

export function trackErrors(source: ReadableStream<Uint8Array>): TrackedStream {
  let failure: { error: unknown } | undefined
  async function* read() {
    try {
      yield* source
    } catch (error) {
      failure = { error }
      throw error
    }
  }
  return {
    bytes: ReadableStream.from(read()),
    isReadError: (error) => failure !== undefined && failure.error === error,
  }
}
