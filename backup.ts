import { runBackup } from '@rapport/server/backup/backup-command'
import { runCommand } from '@rapport/server/backup/command-line'
import packageJson from './package.json' with { type: 'json' }

/** Writes an archive of the database and its files: `npm run backup -- <folder or s3://…>`. */
await runCommand((signal) => runBackup(process.argv.slice(2), process.env, packageJson.version, signal))
