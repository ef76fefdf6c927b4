import { buildWorkspace } from './build-workspace.ts'

/** The site that `playground.ts` serves, beside the one for visitors, which has no page of its parts. */
await buildWorkspace({
  title: 'the playground',
  workspace: 'site',
  folders: ['contract'],
  command: ['react-router', 'build'],
  env: { PLAYGROUND: 'on' },
  output: 'site/build/playground',
})
