import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** Skeletons in place of what loads, and the word for a screen reader. */
export function LoadingBlock({ label = 'Загружаем…', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
