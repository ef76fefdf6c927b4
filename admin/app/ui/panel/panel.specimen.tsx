import { Button } from '../button/button.tsx'
import { FoldingPanel } from './folding-panel.tsx'
import { Panel } from './panel.tsx'

export default () => (
  <>
    <Panel heading="Пароль" lead="После смены вы&nbsp;останетесь здесь." actions={<Button>Сменить</Button>}>
      <p>Что внутри.</p>
    </Panel>
    <FoldingPanel heading="Отзывы" summary="9">
      <p>Что внутри.</p>
    </FoldingPanel>
    <FoldingPanel heading="Слайдер" summary="4" mistakes={2}>
      <p>Что внутри.</p>
    </FoldingPanel>
  </>
)
