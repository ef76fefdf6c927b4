import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Point, ServiceMap } from '../../browser/maps/maps-api.ts'
import { readSiteContext } from '../../browser/site-context.ts'
import { useInView } from '../../browser/use-in-view.ts'
import { drawMap, type MapType } from './service-map.ts'

type MapState = 'idle' | 'loading' | 'shown' | 'failed'

/** Fragment of a page that is reloaded to load the map. */
const REQUESTED_HASH = '#map'

/**
 * Draws the map of a place into an element, when its frame comes into view or, without a key, on request. A failed
 * map can be requested again.
 */
export function useServiceMap(frame: RefObject<Element | null>, [latitude, longitude]: Point, key: string) {
  const canvas = useRef<HTMLElement>(null)
  const map = useRef<ServiceMap>(undefined)
  const [state, setState] = useState<MapState>('idle')
  const [tries, setTries] = useState(0)
  const inView = useInView(frame)
  const wanted = tries > 0 || (inView && key !== '')

  useEffect(() => {
    if (readSiteContext().showsMap && location.hash === REQUESTED_HASH) setTries(1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry draws the map again
  useEffect(() => {
    const parent = canvas.current
    if (!wanted || !parent) return
    let left = false
    setState('loading')
    drawMap(parent, [latitude, longitude], key).then(
      (drawn) => {
        if (left) return drawn.destroy()
        map.current = drawn
        setState('shown')
      },
      () => left || setState('failed'),
    )
    return () => {
      left = true
      map.current?.destroy()
      map.current = undefined
    }
  }, [wanted, tries, latitude, longitude, key])

  const ask = useCallback(() => {
    if (readSiteContext().showsMap) return setTries((before) => before + 1)
    // The policy of the current document forbids maps, so the page is reloaded.
    location.hash = REQUESTED_HASH
    location.reload()
  }, [])
  const setType = useCallback((type: MapType) => map.current?.setType(type), [])
  return { canvas, state, ask, setType }
}
