import type { Picture } from '@rapport/contract/media/media'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VideoPlayer } from './video-player.tsx'

const id = 'a'.repeat(32)
const image: Picture = {
  src: '/media/tkan-0123456789.svg',
  fallback: '/media/tkan-0123456789.svg',
  width: 4,
  height: 3,
  color: '',
  placeholder: '',
  focus: { x: 50, y: 50 },
  widths: [],
  prerendered: false,
  alt: '',
}
const renderHtml = (video: string, picture: Picture | null) =>
  renderToStaticMarkup(
    <VideoPlayer title="Раскрой" video={video} film={null} image={picture} sizes="100vw" />,
  )
const THUMBNAIL = `https://rutube.ru/api/video/${id}/thumbnail/?redirect=1`

it('shows the host’s lazy thumbnail with an empty alt for a video without a picture', () => {
  const html = renderHtml(`https://rutube.ru/video/${id}/`, null)
  expect(html).toContain(`src="${THUMBNAIL}" alt="" loading="lazy" referrerPolicy="no-referrer"`)
})

it('loads no thumbnail for a video with a picture or outside of the host', () => {
  expect(renderHtml(id, image)).not.toContain('thumbnail')
  expect(renderHtml('/media/film.mp4', null)).not.toContain('<img')
})
