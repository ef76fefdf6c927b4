/** See site/inline-script.ts. */
declare module '*?inline-script' {
  /** Text of the script; empty in the browser, whose page already has it. */
  export const source: string
  /** Source of a Content-Security-Policy that allows it. */
  export const hash: string
}

/** See site/script-file.ts. */
declare module '*?script-file' {
  /** Path of the script on the site. */
  export const path: string
}

/** See site/elements-script.ts. */
declare module 'virtual:elements-script' {
  /** Path of the module on the site. */
  export const path: string
}

/** See site/markup.ts. */
declare module '*?markup' {
  /** HTML of the component. */
  export const markup: string
}
