import type { Api, ApiErrorShape } from '@rapport/contract/endpoints/api'
import { POSTS_ON_HOME } from '@rapport/contract/home/home-limits'
import { api } from '../browser/api.ts'

export async function loadHome(api: Api) {
  const [blocks, { posts }, videoBlock, clients] = await Promise.all([
    api.getHomeBlocks(),
    api.getPosts({ offset: 0, limit: POSTS_ON_HOME }),
    api.getVideoBlock().catch(withoutVideo),
    api.getClients(),
  ])
  return { ...blocks, posts, videoBlock, clients }
}

/** A page without the video is better than none. Null: there is none; undefined: it could not be had. */
const withoutVideo = (error: ApiErrorShape) => (error.status === 404 ? null : undefined)

type Home = Awaited<ReturnType<typeof loadHome>>

/** What the home page has shown in this visit, the first time out of its own page. */
let kept: Home | undefined

/** One whose video could not be had is asked for again. */
export const rememberHome = (home: Home): void => {
  if (home.videoBlock !== undefined) kept = home
}

/** In the browser: asks for the home page once in a visit, until a page is loaded anew. */
export const loadHomeOnce = async (): Promise<Home> => kept ?? loadHome(api)
