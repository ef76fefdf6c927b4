import styles from './icon.module.css'

const paths = {
  phone:
    'M6.5 3h3l1.6 4.6-2.2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2.2L21 14.5v3A3.5 3.5 0 0 1 17.2 21 15.6 15.6 0 0 1 3 6.8 3.5 3.5 0 0 1 6.5 3z',
  mail: 'M3 5.5h18v13H3zm0 .5 9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  chevronDown: 'm5 9 7 7 7-7',
  chevronRight: 'm9 5 7 7-7 7',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  arrowLeft: 'm15 5-7 7 7 7',
  arrowRight: 'm9 5 7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7z',
  heart: 'M12 20s-8-4.9-8-11a4.6 4.6 0 0 1 8-3 4.6 4.6 0 0 1 8 3c0 6.1-8 11-8 11z',
  attach: 'm20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.3 8.3a1.7 1.7 0 0 1-2.4-2.4L14.5 7.3',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5.5 5.5',
  user: 'M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM4 20.5a8 8 0 0 1 16 0',
  pin: 'M12 21s7-6.3 7-11.3A7 7 0 0 0 5 9.7C5 14.7 12 21 12 21zm0-9a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M10 5.7a10 10 0 0 1 2-.2c6.4 0 10 6.5 10 6.5a18 18 0 0 1-3 3.7M6.3 7.3A18 18 0 0 0 2 12s3.6 6.5 10 6.5a10 10 0 0 0 4.9-1.3M4 4l16 16',
  zoomIn: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5.5 5.5M10.5 7.5v6m-3-3h6',
  zoomOut: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5.5 5.5M7.5 10.5h6',
  logOut: 'M14 4h6v16h-6M9 8l-4 4 4 4M5 12h10',
  check: 'm5 12.5 4.5 4.5L19 7',
  warning: 'M12 3.5 22 20.5H2zM12 10v5m0 2.6v.4',
  list: 'M8 4.5H5.5v16h13v-16H16M8 2.5h8v4H8zM8.5 13.5l2.5 2.5 4.5-5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5.5l3.5 2',
}

export type IconName = keyof typeof paths
export const iconNames = Object.keys(paths) as IconName[]

interface IconProps {
  name: IconName
  size?: number
}

/** Decorative icon with a 24-unit view box, in the colour of the text. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className={styles.icon}>
      <path d={paths[name]} />
    </svg>
  )
}
