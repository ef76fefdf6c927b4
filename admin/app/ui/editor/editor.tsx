import { Suspense } from 'react'
import { lazyPart } from '../lazy-part/lazy-part.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { EditorProps } from './editor-props.ts'

// The largest chunk of the back office; loaded only by screens with a text field.
const TextEditor = lazyPart(async () => (await import('./text-editor.tsx')).default)

/** Rich text field with Markdown as its value. */
export const Editor = (props: EditorProps) => (
  <Suspense fallback={<Skeleton lines={8} />}>
    <TextEditor {...props} />
  </Suspense>
)
