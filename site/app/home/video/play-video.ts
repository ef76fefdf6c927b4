import { getPlayerMessageType, sendToPlayer } from './player-messages.ts'

/** Timeouts of the frame and of the player in a loaded frame. After them the film plays. */
const FRAME_MS_MAX = 12_000
const PLAYER_MS_MAX = 4_000
/** Delay before the player loads, so that scrolling past does not load it. */
const REST_MS = 500

export interface Player {
  /** Plays because the visitor pressed the link. */
  ask(): void
  /** Plays muted while the slide is active. */
  setActive(active: boolean): void
}

/**
 * Plays the video of a `<video-player>` in a frame of the host, or the film if the host is unreachable. Autoplay is
 * muted, and off with reduced motion or data.
 */
export function createPlayer(root: HTMLElement): Player {
  const link = root.querySelector('[data-watch]') as HTMLElement
  const screen = document.createElement('span')
  root.append(screen)
  /** The frame, or the parent element of the film. */
  const find = (name: 'iframe' | 'div') => root.querySelector('template')?.content.querySelector(name)
  let stage: 'poster' | 'loading' | 'host' | 'film' = 'poster'
  let element: HTMLIFrameElement | HTMLVideoElement | undefined
  let active: boolean | undefined
  let asked = false
  /** The visitor pressed play and has not left the slide since. */
  let isRequested = false
  let ready = false
  let failed = false
  let restTimer: ReturnType<typeof setTimeout> | undefined

  const playOrPause = () => {
    const plays = active !== false || isRequested
    if (element instanceof HTMLIFrameElement) {
      if (ready) sendToPlayer(element, plays ? 'player:play' : 'player:pause')
      // If the browser refuses autoplay, its own button remains.
    } else if (plays) element?.play().catch(() => undefined)
    else element?.pause()
  }

  const setStage = (next: typeof stage) => {
    if (next === stage) return
    stage = next
    link.hidden = stage === 'host' || stage === 'film'
    link.toggleAttribute('data-busy', stage === 'loading')
    element?.toggleAttribute('data-hidden', stage === 'loading')
    const status = root.querySelector('[role=status]')
    if (status) status.textContent = stage === 'loading' ? 'Загружаем видео…' : ''
    // The pressed link is hidden, so focus moves.
    if (asked && link.hidden) element?.focus({ preventScroll: true })
  }

  const show = (content: HTMLElement) => {
    const copy = document.importNode(content, true)
    screen.replaceChildren(copy)
    element = copy instanceof HTMLIFrameElement ? copy : (copy.querySelector('video') ?? undefined)
  }

  const startFilm = () => {
    failed = true
    ready = false
    screen.replaceChildren()
    element = undefined
    const film = find('div')
    if (film) show(film)
    setStage(film ? 'film' : 'poster')
    playOrPause()
  }

  const startFrame = (content: HTMLElement) => {
    show(content)
    const frame = element as HTMLIFrameElement
    let heard = false
    let played = false
    let timer = setTimeout(fail, FRAME_MS_MAX)
    frame.addEventListener('load', () => {
      if (heard) return
      clearTimeout(timer)
      timer = setTimeout(fail, PLAYER_MS_MAX)
    })
    addEventListener('message', onMessage)
    setStage('loading')

    function fail(): void {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      startFilm()
    }

    function onMessage(event: MessageEvent): void {
      const type = getPlayerMessageType(event, frame)
      if (!type) return
      heard = true
      clearTimeout(timer)
      if (type === 'player:playStart') played = true
      if (type === 'player:error' && !played) fail()
      else showFrame(type)
    }

    function showFrame(type: string): void {
      setStage('host')
      if (type !== 'player:ready' || ready) return
      ready = true
      if (!asked) sendToPlayer(frame, 'player:mute')
      playOrPause()
    }
  }

  const start = () => {
    if (stage !== 'poster') return playOrPause()
    const frame = find('iframe')
    if (frame && !failed) startFrame(frame)
    else startFilm()
  }

  return {
    ask() {
      asked = true
      isRequested = true
      start()
    },
    setActive(next) {
      if (next === active) return
      if (active !== false) isRequested = false
      active = next
      clearTimeout(restTimer)
      if (stage !== 'poster') playOrPause()
      else if (active && !failed && maySelfStart()) restTimer = setTimeout(start, REST_MS)
    },
  }
}

function maySelfStart(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData
}
