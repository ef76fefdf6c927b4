import { State, States } from '../specimen/state.tsx'
import { Select } from './select.tsx'

const cities = ['Москва', 'Санкт-Петербург', 'Ростов-на-Дону', 'Воронеж', 'Краснодар', 'Тула', 'Саратов']
const options = cities.map((city) => ({ value: city, label: city }))
const sizes = Array.from({ length: 1200 }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1} м` }))

export function SelectSpecimen() {
  return (
    <States>
      <State name="Ничего не выбрано">
        <Select id="drop-city" label="Город" name="city" options={options} placeholder="Выберите город" />
      </State>
      <State name="Выбрано, с подсказкой">
        <Select
          id="drop-hint"
          label="Склад отгрузки"
          options={options}
          defaultValue="Воронеж"
          hint="Оттуда поедет тираж"
        />
      </State>
      <State name="Больше тысячи: лишнее отрезано">
        <Select id="drop-many" label="Метраж" options={sizes} />
      </State>
      <State name="По группам">
        <Select
          id="drop-groups"
          label="Материал"
          options={[
            { label: 'Вид', options: [{ value: 'len', label: 'Лён' }] },
            { label: 'Ткань', options: [{ value: 'poplin', label: 'Поплин' }] },
          ]}
        />
      </State>
      <State name="Одну строку выбрать нельзя">
        <Select
          id="drop-part"
          label="Ткань"
          options={[
            { value: 'gabardin', label: 'Габардин' },
            { value: 'shelk', label: 'Шёлк (ждём поставку)', disabled: true },
            { value: 'hlopok', label: 'Хлопок' },
          ]}
        />
      </State>
      <State name="Ошибка">
        <Select
          id="drop-error"
          label="Город доставки"
          options={options}
          placeholder="Выберите город"
          required
          errors={['Выберите город: без него не посчитать доставку']}
        />
      </State>
      <State name="Недоступно">
        <Select id="drop-disabled" label="Цвет нити" options={options} disabled />
      </State>
    </States>
  )
}
