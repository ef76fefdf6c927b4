import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildIfChanged, ROOT } from './build-if-changed.ts'

interface WorkspaceBuild {
  title: string
  workspace: string
  /** Other folders with its sources. */
  folders: string[]
  /** Script in `node_modules/` that builds the workspace by `build`. */
  program: string
  env?: Record<string, string>
  /** Folder that the build creates. */
  output: string
  /** Folder of files that are sent compressed. */
  assets?: string
}

/** V8 would let the heap grow to several times what is alive. A build must fit into a server with 1 GB. */
const MEMORY = '--max-old-space-size=512 --max-semi-space-size=8'

/** Builds a workspace by its own command if its sources have changed. */
export const buildWorkspace = ({
  workspace,
  folders,
  program,
  env,
  ...build
}: WorkspaceBuild): Promise<void> =>
  buildIfChanged({
    ...build,
    sources: [workspace, ...folders],
    build: async () => {
      execFileSync(process.execPath, [join(ROOT, 'node_modules', program), 'build'], {
        cwd: join(ROOT, workspace),
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: MEMORY, ...env },
      })
    },
  })
