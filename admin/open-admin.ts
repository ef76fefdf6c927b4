import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stands in the built document wherever the nonce of an answer belongs. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Opens the built back office. Rejects when there is no build. */
export async function openAdmin(build = join(import.meta.dirname, 'build')) {
  const built = await readFile(join(build, 'index.html'), 'utf8')
  // Vite leaves out what HTML requires of the element.
  const html = built.replace('<meta property="csp-nonce"', '$& content=""')
  return {
    /** Returns the document of every screen, with a nonce for what it loads. */
    renderDocument: (nonce: string): string => html.replaceAll(NONCE_PLACEHOLDER, nonce),
    /** Directory of the built scripts and styles. */
    assets: join(build, 'assets'),
  }
}
