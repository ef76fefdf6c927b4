import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** Wraps skeletons and announces the loading to screen readers. */
export function LoadingBlock({ label = 'Загружаем…', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
