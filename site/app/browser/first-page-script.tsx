interface FirstPageScriptProps {
  /** Source of a module in site/document/, imported as `?inline-script`. */
  source: string
}

/** Inline script that runs while the browser parses the page. Not rendered in development. */
export const FirstPageScript = ({ source }: FirstPageScriptProps) =>
  !import.meta.env.DEV && (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, known since the build
      dangerouslySetInnerHTML={{ __html: source }}
    />
  )
