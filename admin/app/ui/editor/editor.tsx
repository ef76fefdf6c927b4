import { lazy, Suspense } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { EditorProps } from './editor-props.ts'

// It is larger than all else: screens without a text to edit do without it.
const TextEditor = lazy(() => import('./text-editor.tsx'))

/** A field of a text with marks. */
export const Editor = (props: EditorProps) => (
  <Suspense fallback={<Skeleton lines={8} />}>
    <TextEditor {...props} />
  </Suspense>
)
