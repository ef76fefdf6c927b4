import { JUDGED_SIDE, judgePixels, type LogoFault } from '@rapport/staff-contract/theme/judge-logo'

/** Draws a picture of this site in small, and returns what is wrong with it on a ground; undefined if it is fine. */
export async function measureLogo(src: string, ground: string): Promise<LogoFault | undefined> {
  const image = new Image()
  image.src = src
  await image.decode()
  const scale = JUDGED_SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1)
  const width = Math.max(1, Math.round(image.naturalWidth * scale))
  const height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) return undefined
  context.drawImage(image, 0, 0, width, height)
  return judgePixels(context.getImageData(0, 0, width, height).data, ground)
}
