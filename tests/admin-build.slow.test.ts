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
/** Bytes as they are sent: by brotli. */
const sent = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + readFileSync(join(assets, `${file}.br`)).byteLength, 0)

const document = readFileSync(join(root, 'admin/build/index.html'), 'utf8')
const firstScreen = [...document.matchAll(/\/admin\/assets\/([^"]+)"/g)].map((match) => match[1] ?? '')
const scripts = globSync('*.js', { cwd: assets })

/** A script and all that it imports before it runs. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name = ''] of read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    withImports(name, found)
  return found
}

const first = new Set(
  firstScreen.filter((file) => file.endsWith('.js')).flatMap((file) => [...withImports(file)]),
)

it('loads at most 190 KB of script and 20 KB of styles for the first screen', () => {
  expect(first.size).toBeGreaterThan(0)
  expect(sent(first)).toBeLessThanOrEqual(190 * 1024)
  const styles = firstScreen.filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(0)
  // Screens bring their own beside their script: all of them together are looked at too, lest one of them has it all.
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

it('loads the editor where a text is edited and nowhere else, with at most 150 KB of script beside those of its form', () => {
  const [editor = '', ...more] = scripts.filter((file) => file.startsWith('text-editor-'))
  expect(more).toEqual([])
  const [form = ''] = scripts.filter((file) => file.startsWith('entry-screen-'))
  const ofForm = withImports(form, new Set(first))
  expect(sent([...withImports(editor)].filter((file) => !ofForm.has(file)))).toBeLessThanOrEqual(150 * 1024)
  expect(scripts.filter((file) => file !== editor && withImports(file).has(editor))).toEqual([])
})

it('brings sentences in Russian alone', () => {
  const foreign = /Schließen|Fermer|Cerrar|閉じる/
  expect(scripts.filter((file) => foreign.test(read(file)))).toEqual([])
})

it('costs visitors nothing: the site is built to the same bytes without it', { timeout: 180_000 }, () => {
  // Beside node_modules, so that packages are found; where it stands is part of no file.
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
    const filesOf = (folder: string) =>
      globSync('**/*.*', { cwd: folder })
        .filter((file) => !/\.(?:br|gz)$/.test(file))
        .sort()
        .map((file) => [file, readFileSync(join(folder, file)).toString('base64')])
    expect(filesOf(join(alone, 'site/build/client'))).toEqual(filesOf(join(root, 'site/build/client')))
  } finally {
    rmSync(alone, { recursive: true })
  }
})

it('leaves pages, robots.txt and sitemap the same bytes as without it', { timeout: 180_000 }, async () => {
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
