/** The displayed file of the picture whose link was followed last. */
let last: { src: string; file: string } | undefined

/** Remembers the displayed file of a picture when its link is followed. */
export function rememberPictureFile(src: string, image: HTMLImageElement | null): void {
  last = image?.complete && image.naturalWidth > 0 ? { src, file: image.currentSrc } : undefined
}

/** Returns the file that displayed the picture on the previous page. Returns undefined on the server. */
export const rememberedPictureFile = (src: string): string | undefined =>
  last?.src === src ? last.file : undefined
