import { Link } from 'react-router'
import { Message } from './message.tsx'

/** Stands at every address that has no screen. */
export const NotFoundScreen = () => (
  <Message heading="Нет такой страницы">
    <p>Адрес набран с&nbsp;ошибкой, или страницы больше нет.</p>
    <Link to="/">К&nbsp;началу</Link>
  </Message>
)
