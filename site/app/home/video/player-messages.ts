import { VIDEO_HOST } from '@rapport/contract/media/video'

/** Sends a command to a player, which accepts strings once it is ready. */
export function sendToPlayer(frame: HTMLIFrameElement, type: 'player:play' | 'player:pause' | 'player:mute') {
  frame.contentWindow?.postMessage(JSON.stringify({ type, data: {} }), VIDEO_HOST)
}

/** Returns the type of a message from this player; undefined for other messages. */
export function getPlayerMessageType(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  frame: Pick<HTMLIFrameElement, 'contentWindow'>,
): string | undefined {
  if (origin !== VIDEO_HOST || source !== frame.contentWindow || typeof data !== 'string') return undefined
  try {
    const { type } = JSON.parse(data) as { type?: unknown }
    return typeof type === 'string' && type.startsWith('player:') ? type : undefined
  } catch {
    return undefined
  }
}
