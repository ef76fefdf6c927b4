import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './inline-script.ts'
import { scriptFile } from './script-file.ts'
import { shortClassNames } from './short-class-names.ts'

/** What pages have in common comes in two answers, where each little part would be one of its own. See decision 049. */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
    { name: 'shared', minShareCount: 3 },
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), scriptFile(['document/visitor-script.ts']), reactRouter()],
  ...(command === 'build'
    ? { css: { modules: { generateScopedName: shortClassNames(join(import.meta.dirname, 'app')) } } }
    : {}),
  // One stylesheet: a page waits for one answer instead of nine, and the order of rules is that of the imports.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  optimizeDeps: { include: ['zod/mini', '@maskito/core', '@simplewebauthn/browser'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
  },
  resolve: { noExternal: ['@rapport/contract'] },
}))
