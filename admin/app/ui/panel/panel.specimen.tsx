import { Button } from '../button/button.tsx'
import { Panel } from './panel.tsx'

export default () => (
  <Panel heading="Пароль" lead="После смены вы&nbsp;останетесь здесь." actions={<Button>Сменить</Button>}>
    <p>Что внутри.</p>
  </Panel>
)
