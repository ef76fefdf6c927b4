import type { Picture } from '@rapport/contract/media/media'
import type { Story } from '@rapport/contract/site/site'
import { api } from '../../browser/requests/api.ts'
import { setPlaying } from '../../ui/button/play-state.ts'
import { getDialog, openDialog } from '../../ui/dialog/open-dialog.ts'
import { fill } from '../../ui/element/fill.ts'
import { fillPicture } from '../../ui/picture/fill-picture.ts'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { markSeen } from './seen-stories.ts'
import { addStoryGestures } from './story-gestures.ts'
import { markup } from './story-viewer-template.tsx?markup'

/** States of the progress bars: past frames, the current frame, later frames. */
const STATES = ['done', 'running', 'coming']

/** Stories of the site, loaded when the viewer first opens. */
let stories: Story[] | undefined
let showStory: ((id: number) => void) | undefined

/** Opens the viewer with a story. */
export async function openStory(id: number): Promise<void> {
  if (!document.getElementById('story-viewer')) document.body.insertAdjacentHTML('beforeend', markup)
  const root = document.getElementById('story-viewer') as HTMLElement
  const dialog = getDialog(root, (created) => {
    showStory = createShow(created)
  })
  openDialog(dialog)
  try {
    stories ??= (await api.getSite()).stories
  } catch {
    showToast('Истории не загрузились. Проверьте интернет и попробуйте ещё раз', 'failure')
    return dialog.close()
  }
  if (dialog.open) showStory?.(id)
}

/** Returns `sizes` of a frame with its cropped sides. A landscape frame is as high as the stage, which is 9:16. */
function frameSizes({ width, height }: Picture): string {
  const ratio = height > 0 ? Math.max(9 / 16, width / height) : 9 / 16
  return `min(${Math.round((ratio * 1600) / 9)}vw, ${Math.round(ratio * 100)}vh)`
}

/** Shows frames, which advance with their progress bars. With reduced motion they don't advance. */
function createShow(dialog: HTMLDialogElement): (id: number) => void {
  const find = (selector: string) => dialog.querySelector(selector) as HTMLElement
  const [show, stage, bars, link] = [
    find('[data-show]'),
    find('[data-stage]'),
    find('[data-bars]'),
    find('a'),
  ]
  const pictures = [...stage.querySelectorAll('picture')]
  let position = { story: 0, frame: 0 }
  let stopped = false
  let held = false

  const update = () => {
    dialog.toggleAttribute('data-still', stopped || held)
    setPlaying(dialog, !stopped)
  }
  const stop = (next: boolean) => {
    stopped = next
    update()
  }
  const close = () => dialog.close()

  const goToStory = (step: number) => {
    const next = position.story + step
    if (next >= (stories?.length ?? 0)) return close()
    render({ story: Math.max(0, next), frame: 0 })
  }
  const goToFrame = (step: number) => {
    const next = position.frame + step
    const count = stories?.[position.story]?.frames.length ?? 0
    if (next >= count) return goToStory(1)
    if (next < 0 && position.story > 0) return goToStory(-1)
    render({ story: position.story, frame: Math.max(0, next) })
  }

  function render(next: typeof position): void {
    position = next
    const story = stories?.[position.story]
    const frame = story?.frames[position.frame]
    if (!story || !frame) return
    markSeen(story.id)
    fill(dialog, { name: story.title, title: frame.title, text: frame.text })
    link.hidden = !frame.link
    if (frame.link) link.setAttribute('href', frame.link)
    else link.removeAttribute('href')
    showPictures(frame.image, story.frames[position.frame + 1]?.image)
    const [bar] = bars.children
    if (bar && bars.childElementCount !== story.frames.length)
      bars.replaceChildren(...story.frames.map(() => bar.cloneNode()))
    for (const [index, bar] of [...bars.children].entries())
      bar.setAttribute('data-state', STATES[Math.sign(index - position.frame) + 1] ?? '')
  }

  /** The next frame is loaded behind the current one. */
  function showPictures(current: Picture, next: Picture | undefined): void {
    if (pictures[1]?.dataset.src === current.src) pictures.reverse()
    for (const [index, image] of [current, next].entries()) {
      const picture = pictures[index] as HTMLElement
      picture.toggleAttribute('data-next', index > 0)
      if (!image || picture.dataset.src === image.src) continue
      picture.dataset.src = image.src
      fillPicture(picture, image, { sizes: frameSizes(image) })
    }
  }

  addStoryGestures(stage, {
    hold(next) {
      held = next
      update()
    },
    frame: goToFrame,
    story: goToStory,
    close,
  })
  bars.addEventListener('animationend', () => goToFrame(1))
  link.addEventListener('click', close)
  dialog.addEventListener('click', ({ target }) => {
    const { step, play } = (target as Element).closest('button')?.dataset ?? {}
    if (step) goToStory(Number(step))
    if (play !== undefined) stop(!stopped)
  })
  dialog.addEventListener('keydown', (event) => {
    const isOnControl = (event.target as Element).closest('a, button')
    if (event.key === 'ArrowRight') goToFrame(1)
    else if (event.key === 'ArrowLeft') goToFrame(-1)
    else if (event.key === ' ' && !isOnControl) stop(!stopped)
    else return
    event.preventDefault()
  })
  return (id) => {
    find('[data-loading]').hidden = true
    show.hidden = false
    stop(false)
    const story = stories?.findIndex((one) => one.id === id) ?? 0
    render({ story: Math.max(0, story), frame: 0 })
  }
}
