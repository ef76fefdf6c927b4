import { blogListPath, FEED_PATH } from '@rapport/contract/paths/blog-paths'
import type { MetaDescriptor } from 'react-router'
import type { BreadcrumbLink } from '../seo/page-handle.ts'
import { type BlogList, isUnknownTag } from './load-blog-list.ts'

export const blogCrumb: BreadcrumbLink = { label: 'Блог', to: blogListPath() }

/** Link to the feed of the blog for feed readers. */
export const feedLink = (name: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `Блог — ${name}`,
  href: FEED_PATH,
})

const formatPageNumber = ({ page }: BlogList) => (page > 1 ? `страница ${page}` : '')

/** Returns the meta data of a page of posts. */
export function getBlogListMeta(list: BlogList, { name }: { name: string }) {
  const { seo, tag, page } = list
  const heading = tag ? `${blogCrumb.label}: ${tag}` : blogCrumb.label
  const isWhole = page === 1 && !tag
  const title = isWhole ? seo.title : [heading, formatPageNumber(list), name].filter(Boolean).join(' — ')
  const part = [tag && `тема «${tag}»`, formatPageNumber(list)].filter(Boolean).join(', ')
  const description = `Записи блога: ${part}. ${seo.description}`
  return {
    seo: isWhole
      ? seo
      : { ...seo, title, ogTitle: title, description, ogDescription: description, canonical: null },
    path: blogListPath({ page, tag }),
    everyCity: true,
    more: [feedLink(name), ...(isUnknownTag(list) ? [{ name: 'robots', content: 'noindex' }] : [])],
  }
}

/** Returns the breadcrumbs of a page of posts. */
export function getBlogListCrumbs(list: BlogList): BreadcrumbLink[] {
  const { tag, page } = list
  return [
    blogCrumb,
    ...(tag ? [{ label: tag, to: blogListPath({ tag }) }] : []),
    ...(page > 1 ? [{ label: `Страница ${page}`, to: blogListPath({ page, tag }) }] : []),
  ]
}
