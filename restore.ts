import { runCommand } from '@rapport/server/backup/command-line'
import { runRestore } from '@rapport/server/backup/restore-command'
import packageJson from './package.json' with { type: 'json' }

/** Restores an archive into an empty database and store: `npm run restore -- <archive>`. */
await runCommand((signal) => runRestore(process.argv.slice(2), process.env, packageJson.version, signal))
