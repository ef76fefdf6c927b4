/** Time until a drawn frame is on the screen. */
const RASTER_MS = 100

/**
 * Resolves when the first picture is painted. Call it after `load`, which fires before the last pictures are painted.
 */
export async function firstPictureIsPainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  // A picture without a size by now is broken or blocked, and its `decode` never resolves.
  if (picture?.naturalWidth) await picture.decode().catch(() => undefined)
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve, RASTER_MS))
}
