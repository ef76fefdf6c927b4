import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Placeholder of the nonce in the built document. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Opens the built back office. Throws if there is no build. */
export async function openAdmin(build = join(import.meta.dirname, 'build')) {
  const built = await readFile(join(build, 'index.html'), 'utf8')
  // Vite omits the `content` that HTML requires.
  const html = built.replace('<meta property="csp-nonce"', '$& content=""')
  return {
    /** Returns the document of every screen, with the nonce of a response. */
    renderDocument: (nonce: string): string => html.replaceAll(NONCE_PLACEHOLDER, nonce),
    /** Directory of the built scripts and styles. */
    assets: join(build, 'assets'),
  }
}
