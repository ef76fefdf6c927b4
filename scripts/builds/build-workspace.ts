import { execFileSync } from 'node:child_process'
import { buildIfChanged, ROOT } from './build-if-changed.ts'

interface WorkspaceBuild {
  title: string
  workspace: string
  /** Other folders with its sources. */
  folders: string[]
  /** Program of the workspace's packages, with its arguments. */
  command: string[]
  env?: Record<string, string>
  /** Folder that the command creates. */
  output: string
  /** Folder of files that are sent compressed. */
  assets?: string
}

/** Builds a workspace by its own command if its sources have changed. */
export const buildWorkspace = ({
  workspace,
  folders,
  command,
  env,
  ...build
}: WorkspaceBuild): Promise<void> =>
  buildIfChanged({
    ...build,
    sources: [workspace, ...folders],
    build: async () => {
      execFileSync('npm', ['exec', '--workspace', workspace, '--', ...command], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production', ...env },
      })
    },
  })
