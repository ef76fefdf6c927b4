import { Notice } from './notice.tsx'

export default () => (
  <>
    <Notice>Письмо отправлено.</Notice>
    <Notice kind="warning">Нет связи. Набранное сохранено.</Notice>
    <Notice kind="error">Неверная почта или пароль</Notice>
  </>
)
