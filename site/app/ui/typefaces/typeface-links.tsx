import type { Typefaces } from '@rapport/contract/site/typefaces'
import golosText from '../fonts/golos-text.woff2?url'
import sofiaSans from '../fonts/sofia-sans.woff2?url'
import alumni from './alumni.woff2?url'
import alumniStyle from './alumni-rubik.css?url'
import manrope from './manrope.woff2?url'
import notoSerif from './noto-serif.woff2?url'
import notoSerifStyle from './noto-serif-manrope.css?url'
import onest from './onest.woff2?url'
import oswald from './oswald.woff2?url'
import oswaldStyle from './oswald-onest.css?url'
import rubik from './rubik.woff2?url'

/** Files of each pair, and its style sheet. That of the default pair is part of every page's. */
const PAIRS: Record<Typefaces, { files: string[]; style?: string }> = {
  sofia: { files: [sofiaSans, golosText] },
  oswald: { files: [oswald, onest], style: oswaldStyle },
  'noto-serif': { files: [notoSerif, manrope], style: notoSerifStyle },
  alumni: { files: [alumni, rubik], style: alumniStyle },
}

/** Links of the chosen pair of typefaces. Only its files are loaded. */
export function TypefaceLinks({ typefaces = 'sofia' }: { typefaces?: Typefaces | undefined }) {
  const { files, style } = PAIRS[typefaces]
  return (
    <>
      {files.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {style && <link rel="stylesheet" href={style} />}
    </>
  )
}
