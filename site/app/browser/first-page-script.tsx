import { useState } from 'react'
import { isHydrating } from './use-hydrated.ts'

interface FirstPageScriptProps {
  /** Source of a module in site/document/, imported as `?inline-script`. */
  source: string
}

/**
 * Inline script that runs while the browser parses the page. Not rendered after client navigation or in development.
 */
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
