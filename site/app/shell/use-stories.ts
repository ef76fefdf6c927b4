import { useCallback, useState } from 'react'
import { useChunk } from './use-chunk.ts'

const loadViewer = () => import('./story-viewer.tsx')

/** Which story is open, and the viewer once it is there. */
export function useStories() {
  const [opened, setOpened] = useState<number>()
  const close = useCallback(() => setOpened(undefined), [])
  const viewer = useChunk(opened !== undefined, loadViewer, close)
  return { opened, open: setOpened, close, prepare: () => void loadViewer().catch(() => undefined), viewer }
}
