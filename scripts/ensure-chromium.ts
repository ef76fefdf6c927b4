import { findProgram, installPackage, isProgram, updatePackageLists } from './system-packages.ts'

/** The headless shell needs a third less processor time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Returns the path of a headless shell, or of a browser if there is no shell or `kind` is `browser`. CHROMIUM_PATH
 * has priority. Installs a missing program from system packages. Throws if that fails.
 */
export function ensureChromium(kind: 'shell' | 'browser' = 'shell'): string {
  const given = process.env.CHROMIUM_PATH ?? ''
  if (isProgram(given)) return given
  const shell = kind === 'shell' ? findProgram(SHELLS) : undefined
  if (shell) return shell
  const browser = findProgram(BROWSERS)
  if (browser && kind === 'browser') return browser
  // Without this check, systems without a package of the shell would update package lists at every run.
  if (!browser) updatePackageLists()
  const installedShell = kind === 'shell' ? installPackage('chromium-headless-shell') : undefined
  const path = installedShell ?? browser ?? installPackage('chromium')
  if (path) return path
  throw new Error(
    'No Chromium here, and apt-get could not install it. Install one, or name it in CHROMIUM_PATH.',
  )
}
