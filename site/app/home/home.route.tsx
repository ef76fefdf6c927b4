import type { Api } from '@rapport/contract/endpoints/api'
import { POSTS_ON_HOME } from '@rapport/contract/limits'
import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { PostPreviewBlock } from '../blog/post-preview-block.tsx'
import { api } from '../browser/api.ts'
import { OrderSteps } from '../content/order-steps.tsx'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import { Section } from '../ui/section/section.tsx'
import type { Route } from './+types/home.route'
import { CatalogPreview } from './catalog-preview.tsx'
import { Clients } from './clients.tsx'
import { Excursion } from './excursion.tsx'
import { Facts } from './facts.tsx'
import styles from './home.module.css'
import { MainSlider } from './main-slider.tsx'
import { Portfolio } from './portfolio.tsx'
import { Testimonials } from './testimonials.tsx'
import { homeVideoData } from './video/video-data.ts'
import { VideoBlock } from './video-block.tsx'

async function loadHome(api: Api) {
  const [blocks, { posts }, videoBlock, clients] = await Promise.all([
    api.getHomeBlocks(),
    api.getPosts({ offset: 0, limit: POSTS_ON_HOME }),
    // A page without the video is better than none.
    api.getVideoBlock().catch(() => undefined),
    api.getClients(),
  ])
  return { ...blocks, posts, videoBlock, clients }
}

export const loader = ({ context }: Route.LoaderArgs) => loadHome(apiFrom(context))
export const clientLoader = () => loadHome(api)

export const handle = pageHandle({ showsVideo: true, wide: () => true })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({ seo, path: '/' }))

export default function HomeRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { catalog, properties, origin } = root.loaderData
  const individual = catalog.specials.find((special) => special.slug === INDIVIDUAL_ORDER_SLUG)
  const { videoBlock, facts, clients, portfolio, excursion, testimonials } = loaderData
  const videoData = homeVideoData(videoBlock, excursion.videos, origin)
  return (
    <>
      <MainSlider slides={loaderData.slider} />
      {videoBlock && <VideoBlock block={videoBlock} />}
      {loaderData.catalogPreview.length > 0 && (
        <CatalogPreview items={loaderData.catalogPreview} individual={individual} />
      )}
      {loaderData.orderSteps.length > 0 && (
        <Section heading="Как заказать" tone="paper">
          <OrderSteps steps={loaderData.orderSteps} />
        </Section>
      )}
      {facts.length > 0 && <Facts facts={facts} properties={properties} />}
      {clients.images.length > 0 && <Clients clients={clients} />}
      {portfolio.pictures.length > 0 && <Portfolio portfolio={portfolio} />}
      <PostPreviewBlock posts={loaderData.posts} />
      {excursion.videos.length > 0 && (
        <div className={styles.excursion}>
          <Excursion excursion={excursion} />
        </div>
      )}
      {testimonials.reviews.length > 0 && (
        <div className={styles.testimonials}>
          <Testimonials testimonials={testimonials} />
        </div>
      )}
      {videoData && <StructuredData data={videoData} />}
    </>
  )
}
