import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openSite } from '@rapport/site/open-site'
import { expect, it } from 'vitest'
import { openAdmin } from '../admin/open-admin.ts'
import { buildApp } from '../server/test/build-app.ts'
import { openDemoApp } from './support/demo-app.ts'

const root = join(import.meta.dirname, '..')
const assets = join(root, 'admin/build/assets')
const read = (file: string) => readFileSync(join(assets, file), 'utf8')
/** Size after Brotli compression. */
const sent = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + readFileSync(join(assets, `${file}.br`)).byteLength, 0)

const document = readFileSync(join(root, 'admin/build/index.html'), 'utf8')
const firstScreen = [...document.matchAll(/\/admin\/assets\/([^"]+)"/g)].map((match) => match[1] ?? '')
const scripts = globSync('*.js', { cwd: assets })

/** Returns a script and all its static imports. */
function withImports(file: string, collected = new Set<string>()): Set<string> {
  if (collected.has(file)) return collected
  collected.add(file)
  for (const [, name = ''] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    withImports(name, collected)
  return collected
}

const first = new Set(
  firstScreen.filter((file) => file.endsWith('.js')).flatMap((file) => [...withImports(file)]),
)

it('loads at most 190 KB of script and 20 KB of styles for the first screen', () => {
  expect(first.size).toBeGreaterThan(0)
  expect(sent(first)).toBeLessThanOrEqual(190 * 1024)
  const styles = firstScreen.filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(0)
  // Each screen has its own styles. Their sum is bounded, too.
  expect(sent(styles)).toBeLessThanOrEqual(20 * 1024)
  expect(sent(globSync('*.css', { cwd: assets }))).toBeLessThanOrEqual(40 * 1024)
})

it('loads at most 80 KB of script for each further screen', () => {
  const screens = scripts.filter((file) => !first.has(file) && /-screen-|command-palette/.test(file))
  expect(screens.length).toBeGreaterThan(5)
  const large = screens.filter(
    (file) => sent([...withImports(file)].filter((one) => !first.has(one))) > 80 * 1024,
  )
  expect(large).toEqual([])
})

it('loads the text editor only in forms with texts, with at most 150 KB of script beyond the form', () => {
  const [editor = '', ...more] = scripts.filter((file) => file.startsWith('text-editor-'))
  expect(more).toEqual([])
  const [form = ''] = scripts.filter((file) => file.startsWith('entry-screen-'))
  const ofForm = withImports(form, new Set(first))
  expect(sent([...withImports(editor)].filter((file) => !ofForm.has(file)))).toBeLessThanOrEqual(150 * 1024)
  expect(scripts.filter((file) => file !== editor && withImports(file).has(editor))).toEqual([])
})

it('contains Russian messages only', () => {
  const foreign = /Schließen|Fermer|Cerrar|閉じる/
  expect(scripts.filter((file) => foreign.test(read(file)))).toEqual([])
})

it('does not change the site: a build without the back office has the same bytes', {
  timeout: 180_000,
}, () => {
  // Inside node_modules, where packages are found. The path is not part of any built file.
  const alone = mkdtempSync(join(root, 'node_modules/.site-alone-'))
  try {
    for (const room of ['site', 'contract'])
      cpSync(join(root, room), join(alone, room), {
        recursive: true,
        filter: (path) => !['node_modules', 'build', '.react-router'].includes(basename(path)),
      })
    cpSync(join(root, 'tsconfig.base.json'), join(alone, 'tsconfig.base.json'))
    symlinkSync(join(root, 'node_modules'), join(alone, 'node_modules'))
    execFileSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: join(alone, 'site'),
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const listFiles = (folder: string) =>
      globSync('**/*.*', { cwd: folder })
        .filter((file) => !/\.(?:br|gz)$/.test(file))
        .sort()
        .map((file) => [file, readFileSync(join(folder, file)).toString('base64')])
    expect(listFiles(join(alone, 'site/build/client'))).toEqual(listFiles(join(root, 'site/build/client')))
  } finally {
    rmSync(alone, { recursive: true })
  }
})

it('does not change pages, robots.txt and sitemap', { timeout: 180_000 }, async () => {
  const alone = await openDemoApp()
  const { storage, dataDir } = alone
  const variables = { NODE_ENV: 'production', LOG_LEVEL: 'silent' }
  const [site, admin] = [await openSite(), await openAdmin()]
  const whole = await buildApp(alone.database, { variables, site, admin, storage, dataDir })
  expect((await whole.app.inject('/admin/')).body).toContain('Панель управления')
  for (const path of ['/', '/catalog/', '/blog/', '/contacts/', '/404/', '/robots.txt', '/sitemap.xml']) {
    const { body } = await whole.app.inject(path)
    expect(body).toBe((await alone.app.inject(path)).body)
    expect(body.replace('Disallow: /admin/', '')).not.toContain('/admin/')
  }
  await whole.close()
  await alone.close()
})
