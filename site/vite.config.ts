import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './inline-script.ts'

export default defineConfig({
  plugins: [inlineScript(), reactRouter()],
  // One stylesheet: a page waits for one answer instead of nine, and the order of rules is that of the imports.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  optimizeDeps: { include: ['zod/mini', '@maskito/core'] },
  environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
  resolve: { noExternal: ['@rapport/contract'] },
})
