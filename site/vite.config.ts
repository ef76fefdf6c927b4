import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rollupOptions: { input: './server.ts' } } : {}),
  },
  ssr: { noExternal: ['@rapport/contract'] },
}))
