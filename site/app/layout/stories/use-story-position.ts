import type { Story } from '@rapport/contract/site/site'
import { useEffect, useState } from 'react'
import { markSeen } from './seen-stories.ts'

/** Returns the current story and frame. Closes the viewer after the last frame. */
export function useStoryPosition(stories: Story[], firstId: number, close: () => void) {
  const [position, setPosition] = useState(() => ({
    story: Math.max(
      0,
      stories.findIndex(({ id }) => id === firstId),
    ),
    frame: 0,
  }))
  const story = stories[position.story]
  const id = story?.id
  useEffect(() => {
    if (id !== undefined) markSeen(id)
  }, [id])

  const goToStory = (step: 1 | -1) => {
    const next = position.story + step
    if (next >= stories.length) return close()
    setPosition({ story: Math.max(0, next), frame: 0 })
  }
  const goToFrame = (step: 1 | -1) => {
    const next = position.frame + step
    const count = story?.frames.length ?? 0
    if (next >= count) return goToStory(1)
    if (next < 0 && position.story > 0) return goToStory(-1)
    setPosition({ story: position.story, frame: Math.max(0, next) })
  }
  return { position, story, frame: story?.frames[position.frame], goToStory, goToFrame }
}
