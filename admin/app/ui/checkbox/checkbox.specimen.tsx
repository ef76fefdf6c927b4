import { Checkbox } from './checkbox.tsx'

export default () => (
  <>
    <Checkbox label="Каталог" defaultSelected />
    <Checkbox label="Блог" />
    <Checkbox label="Часть выбрана" isIndeterminate />
    <Checkbox label="Нельзя выбрать" isDisabled />
  </>
)
