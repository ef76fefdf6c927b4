/**
 * Holds the pictures of the blocks of a page back: browsers load lazy ones two or three screens ahead, at the time when the picture
 * that the page opens with is on its way. Those of a block come when it is within a screen of being seen, once that
 * picture is painted; all of them when somebody scrolls. It stands as a script of its own (site/inline-script.ts) before the
 * blocks, within the element whose children they are. Where no script runs nothing is held back.
 */
import { firstPictureIsPainted } from './first-picture.ts'

/** Attributes that ui/styles/base.css hides pictures by, and shows them. */
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
