/** How long a drawn frame may take to be on the screen. */
const RASTER_MS = 100

/** Resolves when what the page opens with has been painted; to be asked after `load`, which comes before the last pictures are. */
export async function firstPictureIsPainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  // One that has not come by now never will: it is broken, or the visitor has switched pictures off, and then `decode` never ends.
  if (picture?.naturalWidth) await picture.decode().catch(() => undefined)
  await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve, RASTER_MS))
}
