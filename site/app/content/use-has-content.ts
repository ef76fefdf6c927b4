import { useRouteLoaderData } from 'react-router'

/** Data of the layout. */
interface Root {
  /** Paths of pages without content. */
  emptyPages: string[]
}

/** Returns a function that says whether a fixed page has content, so that links may lead to it. Not for islands. */
export function useHasContent(): (path: string) => boolean {
  const root = useRouteLoaderData<Root>('root')
  return (path) => !root?.emptyPages.includes(path)
}
