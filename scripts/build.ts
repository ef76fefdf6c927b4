import { buildServer } from './builds/build-server.ts'
import { buildWorkspace } from './builds/build-workspace.ts'

await buildWorkspace({
  title: 'the site',
  workspace: 'site',
  folders: ['contract'],
  program: '@react-router/dev/bin.cjs',
  output: 'site/build',
  assets: 'site/build/client/assets',
})
await buildWorkspace({
  title: 'the back office',
  workspace: 'admin',
  // Uses tokens and fonts of the site.
  folders: ['contract', 'staff-contract', 'markdown', 'site/app/ui/styles', 'site/app/ui/fonts'],
  program: 'vite/bin/vite.js',
  output: 'admin/build',
  assets: 'admin/build/assets',
})
await buildServer()
