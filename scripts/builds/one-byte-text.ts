import type { Plugin } from 'rolldown'

/**
 * Escapes Cyrillic and other letters beyond ASCII in a bundle. Node keeps a file with one such letter in two bytes per
 * character.
 */
export const oneByteText = (): Plugin => ({
  name: 'one-byte-text',
  // After minification, which would remove the escapes.
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
})
