import type { Slide as SlideData } from '@rapport/contract/home'
import { SLIDER_AUTOPLAY_MS } from '@rapport/contract/limits'
import { Carousel } from '../ui/carousel.tsx'
import { Slide } from './slide.tsx'

/** The first thing a visitor sees (§1). */
export function MainSlider({ slides }: { slides: SlideData[] }) {
  return (
    <Carousel label="Главное" autoplayMs={SLIDER_AUTOPLAY_MS} loop controls="over">
      {slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  )
}
