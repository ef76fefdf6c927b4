import { State, States } from '../specimen/state.tsx'
import { Pagination } from './pagination.tsx'

const toPath = (page: number) => `/__playground/pagination/?page=${page}`

export function PaginationSpecimen() {
  return (
    <States>
      <State wide name="Первая из двух">
        <Pagination page={1} pages={2} label="Страницы, первая" toPath={toPath} />
      </State>
      <State wide name="Посередине">
        <Pagination page={12} pages={40} label="Страницы, посередине" toPath={toPath} />
      </State>
      <State wide name="Последняя">
        <Pagination page={40} pages={40} label="Страницы, последняя" toPath={toPath} />
      </State>
    </States>
  )
}
