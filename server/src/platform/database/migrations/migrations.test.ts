import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openOwnDatabase } from '../../../../test/test-database.ts'
import { StartError } from '../../process/env.ts'
import { migrationsFolder } from '../database.ts'

const ROOT = join(import.meta.dirname, '../../../../..')

describe('the migrations', () => {
  it('create every table, column and index of tables.ts: drizzle-kit finds no difference', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'rapport-migrations-'))
    try {
      await cp(join(ROOT, 'server/migrations'), join(copy, 'server/migrations'), { recursive: true })
      for (const path of [
        'server/src',
        'server/drizzle.config.ts',
        'server/package.json',
        'contract',
        'node_modules',
      ])
        symlinkSync(join(ROOT, path), join(copy, path))
      const kit = join(ROOT, 'node_modules/drizzle-kit/bin.cjs')
      execFileSync(process.execPath, [kit, 'generate', '--config', 'server/drizzle.config.ts'], { cwd: copy })
      expect(readdirSync(join(copy, 'server/migrations'))).toEqual(readdirSync(migrationsFolder))
    } finally {
      rmSync(copy, { recursive: true })
    }
  })

  it('reject a database of an earlier build with one sentence', async () => {
    const { database, drop } = await openOwnDatabase()
    try {
      await database.orm.execute(sql`update drizzle.__drizzle_migrations set hash = 'another'`)
      await expect(database.migrate()).rejects.toThrow(StartError)
    } finally {
      await drop()
    }
  })
})
