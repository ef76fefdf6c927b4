import { Button, IconButton } from './button.tsx'

export default () => (
  <>
    <Button>Главная</Button>
    <Button variant="secondary">Вторая</Button>
    <Button variant="quiet">Тихая</Button>
    <Button variant="danger">Опасная</Button>
    <Button isDisabled>Нельзя</Button>
    <Button isPending>Ждём…</Button>
    <IconButton icon="close" label="Закрыть образец" />
  </>
)
