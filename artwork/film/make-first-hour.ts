import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { drawText } from '../../server/src/content/brand/draw-text.ts'

/**
 * Makes docs/own-factory/first-hour.mp4, three minutes, and the pictures of docs/own-factory.md. Needs ffmpeg. The scenes
 * are screenshots of `e2e/opening/setup.spec.ts`, each scrolled from top to bottom. Run that test with `SCREENSHOTS=on`
 * before.
 */
const SCENES = [
  { picture: 'setup-factory-1320', caption: '1. Фабрика: название, юридическое лицо, связь' },
  { picture: 'setup-city-1320', caption: '2. Город: почти всё уже подставлено' },
  { picture: 'setup-theme-1320', caption: '3. Логотип, цвета и шрифты' },
  { picture: 'setup-texts-1320', caption: '4. Тексты: ответы вместо чистого листа' },
  { picture: 'setup-trade-1320', caption: '5. Направления: группы и вопросы' },
  { picture: 'setup-catalog-1320', caption: '6. Каталог: таблица, картинки или фид' },
  { picture: 'hour-checked-Каталог.xlsx', caption: 'Сначала проверка: что появится' },
  { picture: 'hour-applied-Каталог.xlsx', caption: 'Применено. Можно вернуть одним нажатием' },
  { picture: 'hour-checked-Картинки.zip', caption: 'Картинки находят изделия по артикулу' },
  { picture: 'hour-publication', caption: 'Черновики выходят на сайт все сразу' },
  { picture: 'setup-opening-1320', caption: '7. Открытие: чего ещё не хватает' },
  { picture: 'hour-home-1320', caption: 'Сайт открыт' },
  { picture: 'hour-catalog-1320', caption: 'Каталог' },
  { picture: 'hour-product-1320', caption: 'Изделие с ценой' },
  { picture: 'hour-order-1320', caption: 'Первая заявка' },
] as const

/** Pictures of the document, by their screenshots. */
const PICTURES = {
  factory: 'setup-factory-1320',
  texts: 'setup-texts-1320',
  'dry-run': 'hour-checked-Каталог.xlsx',
  home: 'hour-home-1320',
}

const SIZE = { width: 1280, height: 720 }
const BAR = 72
const SCENE_SECONDS = 12
/** At the start and at the end of a scene the picture rests. */
const REST_SECONDS = 3
const FRAMES_PER_SECOND = 12

const ROOT = path.join(import.meta.dirname, '../..')
const OUTPUT = path.join(ROOT, 'docs/own-factory')
const screenshot = (name: string) => path.join(ROOT, 'e2e/screenshots', `${name}.png`)

const folder = mkdtempSync(path.join(tmpdir(), 'first-hour-'))
const shown = SIZE.height - BAR

const bar = (caption: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${BAR}">
    <rect width="100%" height="100%" fill="#1f2a5a"/>
    ${drawText(caption, 'sofia', { x: 40, y: 20, width: SIZE.width - 80, height: BAR - 40 }, '#fffdf8')}
  </svg>`)

const clips: string[] = []
for (const [index, { picture, caption }] of SCENES.entries()) {
  const still = path.join(folder, `${index}.png`)
  const captionBar = path.join(folder, `${index}-bar.png`)
  const page = await sharp(screenshot(picture)).resize({ width: SIZE.width }).flatten().toBuffer()
  const { height = shown } = await sharp(page).metadata()
  // A short page gets a ground below it.
  await sharp(page)
    .extend({ bottom: Math.max(0, shown - height), background: '#f4efe6' })
    .png()
    .toFile(still)
  await sharp(bar(caption)).png().toFile(captionBar)
  const moving = SCENE_SECONDS - 2 * REST_SECONDS
  const top = `(ih-${shown})*min(1\\,max(0\\,(t-${REST_SECONDS})/${moving}))`
  const filter = `[0]crop=${SIZE.width}:${shown}:0:'${top}',pad=${SIZE.width}:${SIZE.height}:0:0[page];[page][1]overlay=0:${shown},format=yuv420p`
  const clip = path.join(folder, `${index}.mp4`)
  const loop = (file: string) => ['-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-i', file]
  run([
    ...loop(still),
    ...loop(captionBar),
    ...['-filter_complex', filter, '-t', String(SCENE_SECONDS)],
    ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '31', '-g', '48', clip],
  ])
  clips.push(clip)
}
const list = path.join(folder, 'clips.txt')
writeFileSync(list, clips.map((clip) => `file '${clip}'\n`).join(''))
const film = path.join(OUTPUT, 'first-hour.mp4')
run(['-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', '-movflags', '+faststart', film])

for (const [name, picture] of Object.entries(PICTURES))
  await sharp(screenshot(picture))
    .resize({ width: 1000 })
    .extract({ left: 0, top: 0, width: 1000, height: 640 })
    .webp({ quality: 80 })
    .toFile(path.join(OUTPUT, `${name}.webp`))
rmSync(folder, { recursive: true })
console.log(film)

function run(options: string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: 'inherit' })
}
