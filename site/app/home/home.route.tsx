import type { Api } from '@rapport/contract/endpoints/api'
import { POSTS_ON_HOME } from '@rapport/contract/limits'
import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { PostPreviewBlock } from '../blog/post-preview-block.tsx'
import { api } from '../browser/api.ts'
import { OrderSteps } from '../content/order-steps.tsx'
import { apiFrom } from '../page-context.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { DividerPattern } from '../ui/divider-pattern/divider-pattern.tsx'
import { Section } from '../ui/section/section.tsx'
import type { Route } from './+types/home.route'
import { CatalogPreview } from './catalog-preview.tsx'
import { MainSlider } from './main-slider.tsx'

async function loadHome(api: Api) {
  const [top, { posts }] = await Promise.all([
    api.getHomeTop(),
    api.getPosts({ offset: 0, limit: POSTS_ON_HOME }),
  ])
  return { ...top, posts }
}

export const loader = ({ context }: Route.LoaderArgs) => loadHome(apiFrom(context))
export const clientLoader = () => loadHome(api)

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({ seo, path: '/' }))

export default function HomeRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { specials } = root.loaderData.catalog
  const individual = specials.find((special) => special.slug === INDIVIDUAL_ORDER_SLUG)
  return (
    <>
      <MainSlider slides={loaderData.slider} />
      <DividerPattern print="discs" />
      {loaderData.catalogPreview.length > 0 && (
        <CatalogPreview items={loaderData.catalogPreview} individual={individual} />
      )}
      {loaderData.orderSteps.length > 0 && (
        <Section heading="Как заказать" tone="paper">
          <OrderSteps steps={loaderData.orderSteps} />
        </Section>
      )}
      <PostPreviewBlock posts={loaderData.posts} />
    </>
  )
}
