import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { CONTENT, PICTURES } from '../content-directory.ts'

/**
 * Creates content/films/fabrika.mp4 from pictures with a slow movement: `node artwork/film/make-film.ts`. Needs
 * ffmpeg. The chapters are those of content/home/excursion.yaml in the same order. content/films/fabrika.vtt
 * describes them.
 */
const CHAPTERS = [
  { picture: 'press-wedges-indigo', move: 'down' },
  { picture: 'kitchen-discs-kumach', move: 'in' },
  { picture: 'cutting-planes-ohra', move: 'right' },
  { picture: 'sewing-naboyka-kub', move: 'left' },
  { picture: 'store-rhythm-bottle', move: 'right' },
  { picture: 'dispatch-scallops-marena', move: 'out' },
] as const

const SIZE = { width: 960, height: 540 }
const FRAMES_PER_SECOND = 25
const CHAPTER_SECONDS = 7
const FADE_SECONDS = 0.6
/** Pictures are enlarged first, because a movement by whole pixels of the original would flicker. */
const ENLARGED_WIDTH = 4800

const frames = (CHAPTER_SECONDS + FADE_SECONDS) * FRAMES_PER_SECOND
/** Progress from 0 to 1. */
const way = `(on/${frames})`
const moves = {
  in: { zoom: `1+0.16*${way}`, x: '(iw-iw/zoom)/2', y: '(ih-ih/zoom)*0.6' },
  out: { zoom: `1.16-0.16*${way}`, x: '(iw-iw/zoom)/2', y: '(ih-ih/zoom)*0.6' },
  right: { zoom: '1.18', x: `(iw-iw/zoom)*${way}`, y: '(ih-ih/zoom)/2' },
  left: { zoom: '1.18', x: `(iw-iw/zoom)*(1-${way})`, y: '(ih-ih/zoom)/2' },
  down: { zoom: '1.18', x: '(iw-iw/zoom)/2', y: `(ih-ih/zoom)*${way}` },
}

const folder = mkdtempSync(path.join(tmpdir(), 'film-'))
const inputs: string[] = []
for (const { picture } of CHAPTERS) {
  const still = path.join(folder, `${picture}.png`)
  await sharp(largest(picture)).resize(ENLARGED_WIDTH).png().toFile(still)
  inputs.push('-i', still)
}

const clips = CHAPTERS.map(({ move }, index) => {
  const { zoom, x, y } = moves[move]
  const pan = `zoompan=z='${zoom}':x='${x}':y='${y}':d=${frames}:s=${SIZE.width}x${SIZE.height}:fps=${FRAMES_PER_SECOND}`
  return `[${index}]${pan},format=yuv420p[clip${index}]`
})
const fades = CHAPTERS.slice(1).map((_, index) => {
  const before = index === 0 ? 'clip0' : `film${index}`
  return `[${before}][clip${index + 1}]xfade=duration=${FADE_SECONDS}:offset=${(index + 1) * CHAPTER_SECONDS}[film${index + 1}]`
})
const output = path.join(CONTENT, 'films', 'fabrika.mp4')
const filter = ['-filter_complex', [...clips, ...fades].join(';'), '-map', `[film${CHAPTERS.length - 1}]`]
const coding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '32', '-g', '50', '-movflags', '+faststart']
const length = ['-t', String(CHAPTERS.length * CHAPTER_SECONDS)]
execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, ...filter, ...length, ...coding, output], {
  stdio: 'inherit',
})
rmSync(folder, { recursive: true })
console.log(output)

/** Returns the path of a picture's largest file. */
function largest(picture: string): string {
  const files = readdirSync(path.join(PICTURES, picture)).filter((file) => file.endsWith('.avif'))
  const [file = ''] = files.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
  return path.join(PICTURES, picture, file)
}
