import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

export default () => (
  <>
    <TextField label="Имя" defaultValue="Анна" hint="Как вас видят коллеги" />
    <TextField label="Почта" defaultValue="анна@" errors={['Проверьте адрес']} />
    <TextField label="Нельзя менять" defaultValue="Владелец" isDisabled />
    <TextArea
      label="Несколько строк"
      defaultValue="Лён, сукно, ситец."
      hint="Поле растёт вместе с&nbsp;текстом"
    />
    <SearchField
      label="Найти образец"
      value="лён"
      onChange={() => undefined}
      onPause={() => undefined}
      maxLength={100}
    />
    <PasswordField label="Пароль образца" defaultValue="лоскут" autoComplete="off" />
  </>
)
