import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

/** Reads the maps only by the description in ../README.md. */
const maps = join(import.meta.dirname, '..', 'maps')
const views = globSync('*/view.json', { cwd: maps }).map((file) => file.split('/')[0] ?? '')

interface Grid {
  width: number
  height: number
}
interface View extends Grid {
  panel: Grid
  where: Grid & { step: number; u: number; v: number }
  art?: { panel: number; x: number; y: number; width: number; height: number }
  cut: Record<string, unknown>
  inside: number
}

const readView = (name: string): View => JSON.parse(readFileSync(join(maps, name, 'view.json'), 'utf8'))
const unzipped = (name: string, file: string) => gunzipSync(readFileSync(join(maps, name, file)))

/** Returns panels and positions in metres on the cloth. Undefined where there is no cloth. */
function readPlaces(name: string) {
  const { where } = readView(name)
  const data = unzipped(name, 'where.bin.gz')
  const size = where.width * where.height
  const panels = data.subarray(0, size)
  const worn = panels.reduce((count, panel) => count + Number(panel > 0), 0)
  expect(data.length, name).toBe(size + 4 * worn)
  const axis = (plane: number, least: number) => {
    const steps = new Int32Array(size)
    const at = size + plane * worn
    let next = 0
    for (let index = 0; index < size; index++) {
      if (!panels[index]) continue
      const folded = (data[at + next] ?? 0) | ((data[at + worn + next] ?? 0) << 8)
      next++
      const difference = folded & 1 ? -(folded + 1) / 2 : folded / 2
      const [left, up, corner] = [
        index % where.width ? index - 1 : -1,
        index - where.width,
        index - where.width - 1,
      ]
      const has = (place: number) => place >= 0 && (panels[place] ?? 0) > 0
      const of = (place: number) => steps[place] ?? 0
      const cornered = left >= 0 && has(left) && has(up) && has(corner)
      const single = left >= 0 && has(left) ? of(left) : has(up) ? of(up) : 0
      steps[index] = ((cornered ? of(left) + of(up) - of(corner) : single) + difference) & 0xffff
    }
    return Array.from(steps, (step, index) => (panels[index] ? least + step * where.step : undefined))
  }
  return { panels, u: axis(0, where.u), v: axis(2, where.v) }
}

/** Millions of points belong to a few panels. */
function panelsIn(points: Uint8Array): Set<number> {
  const found = new Uint8Array(256)
  for (let index = 0; index < points.length; index++) found[points[index] ?? 0] = 1
  return new Set(Array.from(found.keys()).filter((panel) => found[panel]))
}

describe('browser maps', () => {
  test('exist for each sewn or laid-out garment', () => {
    for (const name of [
      'tee-front',
      'tee-back',
      'tee-quarter',
      'tote',
      'laid-hoodie',
      'laid-womentee',
      'cushion',
    ])
      expect(views).toContain(name)
  })

  test.each(views)('%s: have at most 150 KB, and light of 640 pixels width', async (name) => {
    const files = globSync('*', { cwd: join(maps, name) })
    const bytes = files.reduce((sum, file) => sum + statSync(join(maps, name, file)).size, 0)
    expect(bytes).toBeLessThanOrEqual(150 * 1024)
    const view = readView(name)
    expect(view.width).toBe(640)
    for (const [file, share] of Object.entries({ base: 1, shade: 1, slow: 0.5 })) {
      const { width, height } = await sharp(join(maps, name, `${file}.avif`)).metadata()
      expect([width, height], file).toEqual([view.width * share, view.height * share])
    }
  })

  test.each(views)(
    '%s: contain the panel of every point and the position of every point of cloth',
    (name) => {
      const view = readView(name)
      const points = unzipped(name, 'panel.bin.gz')
      expect(points.length).toBe(view.panel.width * view.panel.height)
      const { panels, u, v } = readPlaces(name)
      const seen = panelsIn(points)
      expect(Object.keys(view.cut).some((panel) => seen.has(Number(panel)))).toBe(true)
      for (const panel of panelsIn(panels))
        expect(seen.has(panel) || panel === 0, `panel ${panel}`).toBe(true)
      const farthest = [u, v].flat().reduce((far: number, place) => Math.max(far, Math.abs(place ?? 0)), 0)
      expect(farthest).toBeLessThan(8)
    },
  )

  test.each(views.filter((name) => readView(name).art))(
    '%s: have cloth of one panel where a motif can be placed',
    (name) => {
      const { art } = readView(name)
      const { panels, u, v } = readPlaces(name)
      const away = Array.from(panels, (panel, index) =>
        panel === art?.panel ? Math.hypot((u[index] ?? 9) - art.x, (v[index] ?? 9) - art.y) : 9,
      )
      expect(away.reduce((least, distance) => Math.min(least, distance))).toBeLessThan(0.01)
    },
  )
})
