import type { Api, ApiErrorShape } from '@rapport/contract/endpoints/api'
import { POSTS_ON_HOME } from '@rapport/contract/home/home-limits'
import { api } from '../browser/requests/api.ts'

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

type Home = Awaited<ReturnType<typeof loadHome>>

/** Home page data of this visit. */
let cached: Home | undefined

/** A video that failed to load is requested again. */
export const rememberHome = (home: Home): void => {
  if (home.videoBlock !== undefined) cached = home
}

/** Loads the home page once per page load, in the browser. */
export const loadHomeOnce = async (): Promise<Home> => cached ?? loadHome(api)
