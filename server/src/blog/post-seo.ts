import type { Picture } from '@rapport/contract/media/media'
import { fitDescription, withName } from '@rapport/contract/texts/fit-text'
import type { SeoContent } from '../seo/resolve-seo.ts'

interface DescribedPost {
  title: string
  shortText: string
  image: Picture
  tags: string[]
}

/** Returns the default SEO of a post, derived from its content. */
export const postSeo = (
  { title, shortText, image, tags }: DescribedPost,
  siteName: string | null,
): SeoContent => ({
  title: withName(title, siteName ?? ''),
  description: fitDescription(shortText),
  keywords: tags.join(', '),
  image,
})
