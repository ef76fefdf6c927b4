import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BLACK, INKS, LIGHT_INKS, logoSvg, signSvg, WHITE } from './logo.ts'

/** Writes the files of the logo, and the demo's logo and sign: `node artwork/brand/icons.ts`. */
const root = path.join(import.meta.dirname, '../..')
const logos = path.join(import.meta.dirname, 'logo')
const signOfSite = path.join(root, 'content/pictures/rapport-sign')
/** The site shows the logo in white on dark grounds, so the discs must be holes. */
const ofSite = path.join(root, 'content/pictures/rapport-logo')

await mkdir(logos, { recursive: true })
await mkdir(signOfSite, { recursive: true })
await mkdir(ofSite, { recursive: true })

await Promise.all([
  writeFile(path.join(logos, 'logo.svg'), logoSvg(INKS)),
  writeFile(path.join(logos, 'logo-on-dark.svg'), logoSvg(LIGHT_INKS)),
  writeFile(path.join(logos, 'logo-black.svg'), logoSvg(BLACK)),
  writeFile(path.join(logos, 'logo-white.svg'), logoSvg(WHITE)),
  writeFile(path.join(logos, 'sign.svg'), signSvg(INKS)),
  writeFile(path.join(signOfSite, 'picture.svg'), signSvg(INKS)),
  writeFile(path.join(ofSite, 'picture.svg'), logoSvg({ ...INKS, open: 'none' })),
])
