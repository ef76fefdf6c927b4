import { type RefObject, useEffect, useRef, useState } from 'react'
import { readSiteContext } from '../../browser/site-context.ts'
import { playerMessageType, sendToPlayer } from './player-messages.ts'

/** Of a frame that says nothing at all, and of a player after its page has loaded: then the film plays. */
const FRAME_MS_MAX = 12_000
const PLAYER_MS_MAX = 4_000
/** Whoever scrolls past does not load a player. */
const REST_MS = 500

interface VideoPlayerOptions {
  /** Marks the address of a visitor who asked for the video on a page whose policy lets no frame in. */
  anchor: string
  /** Of the video at the host; undefined where it has none. */
  id: string | undefined
  hasFilm: boolean
  /** Whether its slide is the one that is seen: it plays by itself. Undefined: it waits to be asked. */
  active: boolean | undefined
}

/**
 * Plays a video in a frame of the host, or where that can't be reached the film. Nothing is loaded before the visitor asks
 * or rests on its slide; by itself it plays without sound, and not for those who asked for less motion or less data.
 */
export function useVideoPlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  filmElement: RefObject<HTMLVideoElement | null>,
  { anchor, id, hasFilm, active }: VideoPlayerOptions,
) {
  const [stage, setStage] = useState<'poster' | 'loading' | 'host' | 'film'>('poster')
  const [ready, setReady] = useState(false)
  const asked = useRef(false)
  /** The visitor asked for it, and has not left its slide since: it plays, whichever slide is the active one. */
  const held = useRef(false)
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
    held.current = true
    if (id === undefined || failed.current || readSiteContext().showsVideo) return start()
    // The policy of the page one came by forbids it: this one is loaded anew.
    location.hash = anchor
    location.reload()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a page that has just been loaded
  useEffect(() => {
    if (!readSiteContext().showsVideo || location.hash !== `#${anchor}`) return
    // A mark that stayed would start the video for whom the address is passed on to.
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
      const type = playerMessageType(event, element)
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
      held.current = false
    }
  }, [active])

  useEffect(() => {
    if (ready && frame.current && !asked.current) sendToPlayer(frame.current, 'player:mute')
  }, [ready, frame])

  useEffect(() => {
    const plays = active !== false || held.current
    if (ready && frame.current) sendToPlayer(frame.current, plays ? 'player:play' : 'player:pause')
    const element = stage === 'film' ? filmElement.current : null
    // A browser that refuses to play leaves its own button.
    if (plays) element?.play().catch(() => undefined)
    else element?.pause()
  }, [ready, stage, active, frame, filmElement])

  // What was pressed is gone.
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
