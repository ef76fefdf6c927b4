/** The file that showed a picture on the page before, of the picture whose link was followed last. */
let last: { src: string; file: string } | undefined

/** Remembers that a picture is seen, and by which file, as a link leads from it to a larger one. */
export function rememberPictureFile(src: string, image: HTMLImageElement | null): void {
  last = image?.complete && image.naturalWidth > 0 ? { src, file: image.currentSrc } : undefined
}

/** Returns the file that showed a picture on the page before; none on a server, nor of other pictures. */
export const rememberedPictureFile = (src: string): string | undefined =>
  last?.src === src ? last.file : undefined
