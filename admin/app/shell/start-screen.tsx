import { hasPermission } from '@rapport/contract/staff/permissions'
import { roleNames } from '@rapport/contract/staff/role-names'
import { Link } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { navigation } from './frame/navigation-items.ts'
import styles from './start-screen.module.css'

/** The first screen: who one is, and what one can do. */
export function StartScreen() {
  const { member } = useSession()
  const { name, allows } = roleNames[member.role]
  const screens = navigation.filter(
    ({ path, permission }) => path !== '/' && (!permission || hasPermission(member.role, permission)),
  )
  return (
    <>
      <h1>{member.name || 'Здравствуйте'}</h1>
      <Panel heading="Ваша роль">
        <dl className={styles.facts}>
          <dt>Роль</dt>
          <dd>{name}</dd>
          <dt>Можно</dt>
          <dd>{allows}</dd>
          <dt>Почта для входа</dt>
          <dd>{member.email}</dd>
        </dl>
      </Panel>
      <Panel heading="Куда пойти">
        <ul className={styles.links}>
          {screens.map(({ path, title, about }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              <p>{about}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
