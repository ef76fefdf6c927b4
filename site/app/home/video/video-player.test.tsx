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
const htmlOf = (video: string, picture: Picture | null) =>
  renderToStaticMarkup(
    <VideoPlayer title="Раскрой" video={video} film={null} image={picture} anchor="video" sizes="100vw" />,
  )
const THUMBNAIL = `https://rutube.ru/api/video/${id}/thumbnail/?redirect=1`

it('A video without a picture of ours shows the host’s own, when it is near, and says nothing where there is none', () => {
  const html = htmlOf(`https://rutube.ru/video/${id}/`, null)
  expect(html).toContain(`src="${THUMBNAIL}" alt="" loading="lazy" referrerPolicy="no-referrer"`)
})

it('A video with a picture of ours, or that is not at the host, asks the host for none', () => {
  expect(htmlOf(id, image)).not.toContain('thumbnail')
  expect(htmlOf('/media/film.mp4', null)).not.toContain('<img')
})
