import type { Story } from '@rapport/contract/site'
import { useEffect, useState } from 'react'
import { markSeen } from './seen-stories.ts'

/** Which frame of which story is shown. Past the last one of all the viewer closes. */
export function useStoryPlace(stories: Story[], firstId: number, close: () => void) {
  const [place, setPlace] = useState(() => ({
    story: Math.max(
      0,
      stories.findIndex(({ id }) => id === firstId),
    ),
    frame: 0,
  }))
  const story = stories[place.story]
  const id = story?.id
  useEffect(() => {
    if (id !== undefined) markSeen(id)
  }, [id])

  const goToStory = (step: 1 | -1) => {
    const next = place.story + step
    if (next >= stories.length) return close()
    setPlace({ story: Math.max(0, next), frame: 0 })
  }
  const goToFrame = (step: 1 | -1) => {
    const next = place.frame + step
    const count = story?.frames.length ?? 0
    if (next >= count) return goToStory(1)
    if (next < 0 && place.story > 0) return goToStory(-1)
    setPlace({ story: place.story, frame: Math.max(0, next) })
  }
  return { place, story, frame: story?.frames[place.frame], goToStory, goToFrame }
}
