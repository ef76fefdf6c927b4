import { Badge } from '../badge/badge.tsx'
import { ScreenHeader } from './screen-header.tsx'

export default () => (
  <ScreenHeader title="Заявка 26-000001">
    <Badge kind="waiting">Новая</Badge>
    <span>сегодня, 09:30</span>
  </ScreenHeader>
)
