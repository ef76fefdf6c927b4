/**
 * Shows in the `<picture>` below `to` the picture that is displayed below `from`, without its alternative text.
 * `srcset` replaces the files of a picture that is displayed small.
 */
export function copyPicture(to: ParentNode, from: ParentNode, srcset?: string): void {
  const [image, original] = [to.querySelector('img'), from.querySelector('img')]
  const files = srcset ?? from.querySelector('source')?.srcset
  if (!image || !original) return
  // A source without a srcset is skipped.
  if (files) to.querySelector('source')?.setAttribute('srcset', files)
  else to.querySelector('source')?.removeAttribute('srcset')
  image.src = original.src
  image.style.background = original.style.background
}
