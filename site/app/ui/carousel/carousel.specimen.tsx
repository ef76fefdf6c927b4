import { State, States } from '../specimen/state.tsx'
import styles from './carousel.specimen.module.css'
import { Carousel } from './carousel.tsx'

const tones = ['kumach', 'indigo', 'ochre', 'ink', 'linen', 'soft']
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <div key={number} className={styles.slide} data-tone={tones[(number - 1) % tones.length]}>
      <a href="#specimen-carousel">Слайд {number}</a>
    </div>
  ))

export function CarouselSpecimen() {
  return (
    <States>
      <State wide name="Один, сам идёт каждые 5 секунд, по кругу, кнопки поверх">
        <Carousel label="Показ" autoplayMs={5000} loop controls="over">
          {slides(4)}
        </Carousel>
      </State>
      <State wide name="Два (1,03 на телефоне), по кругу, промежуток 16 (20)">
        <Carousel label="По кругу" perView={{ wide: 2, small: 1.03 }} gap={{ wide: 16, small: 20 }} loop>
          {slides(6)}
        </Carousel>
      </State>
      <State wide name="Три, два до 1318, около одного до 767, с концами">
        <Carousel label="С концами" perView={{ wide: 3, medium: 2, small: 1.03 }} gap={16}>
          {slides(9)}
        </Carousel>
      </State>
      <State wide name="Все на виду: идти некуда">
        <Carousel label="Все на виду" perView={{ wide: 3, medium: 2, small: 1.2 }} gap={16}>
          {slides(2)}
        </Carousel>
      </State>
    </States>
  )
}
