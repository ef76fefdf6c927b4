import { Icon, iconNames } from './icon.tsx'

export default () => iconNames.map((name) => <Icon key={name} name={name} size={28} />)
