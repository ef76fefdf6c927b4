import type { Api, ApiErrorShape } from '@rapport/contract/endpoints/api'
import { POSTS_ON_HOME } from '@rapport/contract/home/home-limits'

export async function loadHome(api: Api) {
  const [blocks, { posts }, videoBlock, clients] = await Promise.all([
    api.getHomeBlocks(),
    api.getPosts({ offset: 0, limit: POSTS_ON_HOME }),
    api.getVideoBlock().catch(withoutVideo),
    api.getClients(),
  ])
  return { ...blocks, posts, videoBlock, clients }
}

/** The page works without the video. Null: no video; undefined: failed to load. */
const withoutVideo = (error: ApiErrorShape) => (error.status === 404 ? null : undefined)
