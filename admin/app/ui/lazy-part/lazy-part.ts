import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * Returns a component that is loaded when it is first shown. Without a connection it waits for one, so that the screen
 * around it stays usable.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await loadPart(load) }))
}

async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
}
