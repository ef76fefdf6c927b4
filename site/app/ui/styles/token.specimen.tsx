import { State, States } from '../specimen/state.tsx'
import styles from './token.specimen.module.css'

const colours = [
  ['linen', 'Лён: фон страницы'],
  ['linen-deep', 'Лён темнее: подложки'],
  ['paper', 'Бумага: карточки, поля'],
  ['ink', 'Чернила: текст'],
  ['ink-soft', 'Чернила светлее: второй план'],
  ['kumach', 'Кумач: главный акцент'],
  ['kumach-dark', 'Кумач под указателем'],
  ['indigo', 'Индиго: тёмные полосы, ссылки'],
  ['ochre', 'Охра: малые знаки'],
  ['line', 'Нить: линейки'],
  ['control-line', 'Граница полей'],
] as const

const sizes = [
  ['h1', 'Заголовок страницы'],
  ['h2', 'Заголовок раздела'],
  ['h3', 'Подзаголовок'],
  ['lead', 'Вводная строка'],
  ['text', 'Текст: 12 000 ₽, от 2 дней'],
  ['small', 'Мелкий текст'],
] as const

export function TokenSpecimen() {
  return (
    <States>
      {colours.map(([name, use]) => (
        <State key={name} name={`--${name}`}>
          <div className={styles.colour} style={{ background: `var(--${name})` }} />
          <p>{use}</p>
        </State>
      ))}
      {sizes.map(([name, sample]) => (
        <State key={name} wide name={`--size-${name}`}>
          <p
            className={/^h[12]$/.test(name) ? styles.poster : undefined}
            style={{ fontSize: `var(--size-${name})` }}
          >
            {sample}
          </p>
        </State>
      ))}
    </States>
  )
}
