import { Badge } from '../badge/badge.tsx'
import { ThingHeader } from './thing-header.tsx'

export default () => (
  <ThingHeader title="Заявка 26-000001">
    <Badge kind="waiting">Новая</Badge>
    <span>сегодня, 09:30</span>
  </ThingHeader>
)
