import type { HomeBlocks, VideoBlock } from '@rapport/contract/home/home'
import { sharePicturePath } from '@rapport/contract/media/media'
import { findVideoId, videoPageUrl, videoPlayerUrl, videoThumbnailUrl } from '@rapport/contract/media/video'
import { videoObjects } from '../../seo/json-ld.ts'

type ExcursionVideo = HomeBlocks['excursion']['videos'][number]

/**
 * Returns structured data of the videos on the home page; undefined without any. Search engines reject a video
 * without a date, so it is left out.
 */
export function createHomeVideoData(
  block: VideoBlock | null | undefined,
  videos: ExcursionVideo[],
  origin: string,
) {
  const all = [
    ...(block ? [{ ...block, description: toPlainText(block.text) }] : []),
    ...videos.map((video) => ({ ...video, description: video.title })),
  ]
  const described = all.flatMap(({ title: name, description, video, image, uploadedOn }) => {
    const id = findVideoId(video)
    if (!id || uploadedOn === null) return []
    const thumbnailUrl = image ? `${origin}${sharePicturePath(image.src)}` : videoThumbnailUrl(id)
    const urls = { thumbnailUrl, url: videoPageUrl(id), embedUrl: videoPlayerUrl(id) }
    return [{ name, description, ...urls, uploadDate: `${uploadedOn}T00:00:00+03:00` }]
  })
  return described.length > 0 ? videoObjects(described) : undefined
}

/** Returns the first paragraph of safe HTML as text. */
const toPlainText = (html: string) =>
  (html.split('</p>', 1)[0] ?? '')
    .split('<')
    .map((part) => part.slice(part.indexOf('>') + 1))
    .join('')
    .trim()
