import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { codeSplitting } from './chunks.ts'
import { hasClassIn, shortClassNames } from './class-names.ts'
import { elementsScript } from './elements-script.ts'
import { inlineScript } from './inline-script.ts'
import { componentMarkup } from './markup.ts'
import { plainImports } from './plain-imports.ts'
import { scriptFile } from './script-file.ts'
import { routeStyle } from './split-style.ts'

/**
 * A page's scripts name up to seventy files, so names are cut: six letters save 80 bytes of each page. Seven characters
 * of a hash are the fewest that Rolldown allows for so many files.
 */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.slice(0, 6)}-[hash:7].js`,
}

const APP = join(import.meta.dirname, 'app')

export default defineConfig(({ command }) => ({
  define: {
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
    'import.meta.env.PLAYGROUND': String(command === 'serve' || process.env.PLAYGROUND === 'on'),
  },
  plugins: [
    inlineScript(),
    scriptFile(
      ['document/visitor-script.ts', 'app/calculations/calculator/program/live-calculator.element.ts'],
      shortClassNames(APP),
    ),
    plainImports(),
    componentMarkup(shortClassNames(APP)),
    elementsScript(import.meta.dirname, 'app/elements.ts'),
    reactRouter(),
    routeStyle('account', hasClassIn(APP, 'account'), [
      'profile/profile.route',
      'orders/orders.route',
      'orders/user-order.route',
      'favorites/favorites.route',
      'company/company.route',
      'security/security.route',
      'orders/guest-order.route',
    ]),
  ],
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(APP) } } } : {}),
  // One stylesheet: a page waits for one file instead of nine, and rules follow the order of imports.
  // `routeStyle` splits off the styles of the account.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false, modulePreload: false },
  optimizeDeps: { include: ['zod/mini', '@maskito/core', '@simplewebauthn/browser'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, ...SHORT_NAMES } } } },
    ssr: { build: { minify: true, rollupOptions: { input: './server.ts' } } },
  },
  // The build bundles packages too: one file without their development builds starts faster and is smaller in memory.
  resolve: { noExternal: command === 'build' || ['@rapport/contract'] },
}))
