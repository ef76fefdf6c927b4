import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

export default () => (
  <>
    <TextField label="Имя" defaultValue="Анна" hint="Как вас видят коллеги" />
    <TextField label="Почта" defaultValue="анна@" errors={['Проверьте адрес']} />
    <TextField label="Нельзя менять" defaultValue="Владелец" isDisabled />
    <PasswordField label="Пароль образца" defaultValue="лоскут" autoComplete="off" />
  </>
)
