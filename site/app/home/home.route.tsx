import type { HomeBlockName } from '@rapport/contract/home/home'
import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { Fragment, type ReactNode } from 'react'
import { source as lateLayout } from '../../document/late-layout.ts?inline-script'
import { source as lazyBlocks } from '../../document/lazy-blocks.ts?inline-script'
import { PostPreviewBlock } from '../blog/post-preview-block.tsx'
import { FirstPageScript } from '../browser/first-page-script.tsx'
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
import { HomeHead } from './home-head.tsx'
import { loadHome } from './load-home.ts'
import { MainSlider } from './main-slider.tsx'
import { Portfolio } from './portfolio.tsx'
import { Testimonials } from './testimonials.tsx'
import { createHomeVideoData } from './video/video-data.ts'
import { VideoBlock } from './video-block.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadHome(apiFrom(context))

export const handle = pageHandle({ showsVideo: true, wide: () => true })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({ seo, path: '/' }))

export default function HomeRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { catalog, properties, origin, year } = root.loaderData
  const individual = catalog.specials.find((special) => special.slug === INDIVIDUAL_ORDER_SLUG)
  const { videoBlock, catalogPreview, orderSteps, facts, clients, portfolio, excursion, testimonials } =
    loaderData
  const videoData = createHomeVideoData(videoBlock, excursion.videos, origin)
  const blocks: Record<HomeBlockName, ReactNode> = {
    video: videoBlock && <VideoBlock block={videoBlock} />,
    catalogPreview: catalogPreview.length > 0 && (
      <CatalogPreview items={catalogPreview} individual={individual} />
    ),
    orderSteps: orderSteps.length > 0 && (
      <Section heading="Как заказать" tone="paper">
        <OrderSteps steps={orderSteps} />
      </Section>
    ),
    facts: facts.length > 0 && <Facts facts={facts} properties={properties} year={year} />,
    clients: clients.images.length > 0 && <Clients clients={clients} />,
    portfolio: portfolio.pictures.length > 0 && <Portfolio portfolio={portfolio} />,
    posts: <PostPreviewBlock posts={loaderData.posts} />,
    excursion: excursion.videos.length > 0 && <Excursion excursion={excursion} />,
    testimonials: testimonials.reviews.length > 0 && <Testimonials testimonials={testimonials} />,
  }
  return (
    <>
      {loaderData.slider.length > 0 ? (
        <MainSlider slides={loaderData.slider} />
      ) : (
        <HomeHead {...properties} />
      )}
      <div>
        <FirstPageScript source={lazyBlocks} />
        <FirstPageScript source={lateLayout} />
        {loaderData.blocks.map((name) => (
          <Fragment key={name}>{blocks[name]}</Fragment>
        ))}
      </div>
      {videoData && <StructuredData data={videoData} />}
    </>
  )
}
