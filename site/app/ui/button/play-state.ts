export const PAUSE_LABEL = 'Остановить показ'
const PLAY_LABEL = 'Продолжить показ'

/** Shows in the play button below `root` whether a show is playing. */
export function setPlaying(root: ParentNode, playing: boolean): void {
  const button = root.querySelector('[data-play]')
  button?.toggleAttribute('data-paused', !playing)
  button?.setAttribute('aria-label', playing ? PAUSE_LABEL : PLAY_LABEL)
}
