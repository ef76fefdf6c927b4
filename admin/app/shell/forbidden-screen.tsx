import { staffMessages } from '@rapport/contract/staff/staff-messages'
import { Link } from 'react-router'
import { Message } from './message.tsx'

/** Stands in place of a screen that the role does not allow. */
export const ForbiddenScreen = () => (
  <Message heading="Сюда нельзя">
    <p>{staffMessages.notAllowed}.</p>
    <Link to="/">К&nbsp;началу</Link>
  </Message>
)
