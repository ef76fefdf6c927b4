import { useState } from 'react'
import { isHydrating } from './use-hydrated.ts'

interface FirstPageScriptProps {
  /** Of a module of site/document/, imported as `?inline-script`. */
  source: string
}

/** A script that the browser runs while it reads the page: nothing where the client bundle renders, and under development. */
export function FirstPageScript({ source }: FirstPageScriptProps) {
  const [isFirstPage] = useState(isHydrating)
  return (
    isFirstPage &&
    !import.meta.env.DEV && (
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, known since the build
        dangerouslySetInnerHTML={{ __html: source }}
      />
    )
  )
}
