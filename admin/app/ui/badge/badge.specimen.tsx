import { Badge } from './badge.tsx'

export default () => (
  <>
    <Badge>Черновик</Badge> <Badge kind="good">Работает</Badge> <Badge kind="waiting">Приглашён</Badge>{' '}
    <Badge kind="bad">Доступ закрыт</Badge>
  </>
)
