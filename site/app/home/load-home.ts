import type { Api } from '@rapport/contract/endpoints/api'
import { POSTS_ON_HOME } from '@rapport/contract/limits'
import { api } from '../browser/api.ts'

export async function loadHome(api: Api) {
  const [blocks, { posts }, videoBlock, clients] = await Promise.all([
    api.getHomeBlocks(),
    api.getPosts({ offset: 0, limit: POSTS_ON_HOME }),
    // A page without the video is better than none.
    api.getVideoBlock().catch(() => undefined),
    api.getClients(),
  ])
  return { ...blocks, posts, videoBlock, clients }
}
type Home = Awaited<ReturnType<typeof loadHome>>

/** What the home page has shown in this visit, the first time out of its own page. */
let kept: Home | undefined

export const rememberHome = (home: Home): void => {
  if (home.videoBlock) kept = home
}

/** In the browser: asks for the home page once in a visit, until a page is loaded anew. */
export const loadHomeOnce = async (): Promise<Home> => kept ?? loadHome(api)
