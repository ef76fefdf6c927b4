import { type RefObject, useEffect, useRef, useState } from 'react'
import { readSiteContext } from '../../browser/site-context.ts'
import { getPlayerMessageType, sendToPlayer } from './player-messages.ts'

/** Timeouts of the frame and of the player in a loaded frame. After them the film plays. */
const FRAME_MS_MAX = 12_000
const PLAYER_MS_MAX = 4_000
/** Delay before the player loads, so that scrolling past does not load it. */
const REST_MS = 500

interface VideoPlayerOptions {
  /** Fragment of a page that is reloaded to allow the frame. */
  anchor: string
  /** Id of the video at the host; undefined without one. */
  id: string | undefined
  hasFilm: boolean
  /** Whether the slide is active, so that the video plays by itself. Undefined: it waits for a press. */
  active: boolean | undefined
}

/**
 * Plays a video in a frame of the host, or the film if the host is unreachable. Loads nothing before a press or
 * before its slide is active. Autoplay is muted, and off with reduced motion or data.
 */
export function useVideoPlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  filmElement: RefObject<HTMLVideoElement | null>,
  { anchor, id, hasFilm, active }: VideoPlayerOptions,
) {
  const [stage, setStage] = useState<'poster' | 'loading' | 'host' | 'film'>('poster')
  const [ready, setReady] = useState(false)
  const asked = useRef(false)
  /** The visitor pressed play and has not left the slide since. */
  const isRequested = useRef(false)
  const failed = useRef(false)
  const framed = stage === 'loading' || stage === 'host'

  const startFilm = () => {
    failed.current = true
    setStage(hasFilm ? 'film' : 'poster')
  }
  const start = () =>
    id !== undefined && !failed.current && readSiteContext().showsVideo ? setStage('loading') : startFilm()

  const ask = () => {
    asked.current = true
    isRequested.current = true
    if (id === undefined || failed.current || readSiteContext().showsVideo) return start()
    // The policy of the current document forbids frames, so the page is reloaded.
    location.hash = anchor
    location.reload()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a page that has just been loaded
  useEffect(() => {
    if (!readSiteContext().showsVideo || location.hash !== `#${anchor}`) return
    // Removed, since a shared URL with it would start the video.
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    ask()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it starts with does not change
  useEffect(() => {
    if (!active || stage !== 'poster' || failed.current || !maySelfStart()) return
    const timer = setTimeout(start, REST_MS)
    return () => clearTimeout(timer)
  }, [active, stage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame is followed from its beginning
  useEffect(() => {
    const element = frame.current
    if (!framed || !element) return
    let heard = false
    let played = false
    let timer = setTimeout(startFilm, FRAME_MS_MAX)
    const onLoad = () => {
      if (heard) return
      clearTimeout(timer)
      timer = setTimeout(startFilm, PLAYER_MS_MAX)
    }
    const onMessage = (event: MessageEvent) => {
      const type = getPlayerMessageType(event, element)
      if (!type) return
      heard = true
      clearTimeout(timer)
      if (type === 'player:playStart') played = true
      if (type === 'player:error' && !played) return startFilm()
      setStage('host')
      if (type === 'player:ready') setReady(true)
    }
    element.addEventListener('load', onLoad)
    addEventListener('message', onMessage)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('load', onLoad)
      removeEventListener('message', onMessage)
      setReady(false)
    }
  }, [framed])

  useEffect(() => {
    if (active === false) return
    return () => {
      isRequested.current = false
    }
  }, [active])

  useEffect(() => {
    if (ready && frame.current && !asked.current) sendToPlayer(frame.current, 'player:mute')
  }, [ready, frame])

  useEffect(() => {
    const plays = active !== false || isRequested.current
    if (ready && frame.current) sendToPlayer(frame.current, plays ? 'player:play' : 'player:pause')
    const element = stage === 'film' ? filmElement.current : null
    // If the browser refuses autoplay, its own button remains.
    if (plays) element?.play().catch(() => undefined)
    else element?.pause()
  }, [ready, stage, active, frame, filmElement])

  // The pressed button is removed, so focus moves.
  useEffect(() => {
    if (asked.current && (stage === 'host' || stage === 'film'))
      (frame.current ?? filmElement.current)?.focus({ preventScroll: true })
  }, [stage, frame, filmElement])

  return { stage, framed, ask }
}

function maySelfStart(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData
}
