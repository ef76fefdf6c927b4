/**
 * Inline script before the blocks, inside their parent element (site/inline-script.ts). Delays the pictures of
 * blocks: browsers load lazy pictures two or three screens ahead, while the first picture is still loading.
 * After the first picture is painted, a block loads its pictures within a screen of the viewport. Scrolling loads
 * all. Without JavaScript nothing is delayed.
 */
import { firstPictureIsPainted } from './first-picture.ts'

/** Attributes by which ui/styles/base.css hides and shows pictures. */
const HELD = 'data-held'
const NEAR = 'data-near'

const blocks = document.currentScript?.parentElement

if (blocks && 'IntersectionObserver' in window) {
  blocks.setAttribute(HELD, '')
  addEventListener('scroll', () => blocks.removeAttribute(HELD), { once: true, passive: true })
  addEventListener('load', async () => {
    await firstPictureIsPainted()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) target.setAttribute(NEAR, '')
      },
      { rootMargin: '100%' },
    )
    for (const block of blocks.children) observer.observe(block)
  })
}
