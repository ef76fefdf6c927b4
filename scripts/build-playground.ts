import { buildWorkspace } from './builds/build-workspace.ts'

/** Build for `playground.ts`. The visitors' build has no pages of UI parts. */
await buildWorkspace({
  title: 'the playground',
  workspace: 'site',
  folders: ['contract'],
  program: '@react-router/dev/bin.cjs',
  env: { PLAYGROUND: 'on' },
  output: 'site/build/playground',
})
