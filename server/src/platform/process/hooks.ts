/** Event that one part of the server emits, and that other parts handle. */
export interface Hook<Args extends unknown[]> {
  add(handler: (...args: Args) => Promise<void>): void
  /** Calls the handlers one after another. Rejects with the first error. */
  run(...args: Args): Promise<void>
}

/** Function that one part of the server calls, and that another part provides. */
export interface Provider<Args extends unknown[], Result> {
  /** Throws if the function was provided before. */
  provide(provided: (...args: Args) => Promise<Result>): void
  isProvided(): boolean
  /** Calls the function. Waits until it is provided. */
  call(...args: Args): Promise<Result>
}

export function createHook<Args extends unknown[]>(): Hook<Args> {
  const handlers: ((...args: Args) => Promise<void>)[] = []
  return {
    add: (handler) => void handlers.push(handler),
    async run(...args) {
      for (const handler of handlers) await handler(...args)
    },
  }
}

export function createProvider<Args extends unknown[], Result>(): Provider<Args, Result> {
  const pending = Promise.withResolvers<(...args: Args) => Promise<Result>>()
  let isProvided = false
  return {
    provide(provided) {
      if (isProvided) throw new Error('The function was provided twice')
      isProvided = true
      pending.resolve(provided)
    },
    isProvided: () => isProvided,
    async call(...args) {
      const provided = await pending.promise
      return provided(...args)
    },
  }
}
