const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  chevronDown: 'm5 9 7 7 7-7',
  chevronLeft: 'm15 5-7 7 7 7',
  chevronRight: 'm9 5 7 7-7 7',
  check: 'm5 12.5 4.5 4.5L19 7',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5.5 5.5',
  home: 'M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4z',
  user: 'M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4zM4 20.5a8 8 0 0 1 16 0',
  people:
    'M9 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.6a3.6 3.6 0 0 1 0 6.6M18 14.3a6.5 6.5 0 0 1 3.5 5.7',
  key: 'M8 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zm3.2-7.7L20 3m-4 4 3 3',
  phone: 'M7.5 2.5h9v19h-9zM11 18.5h2',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v12h-17zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  call: 'M6.5 3.5 9 4l1.2 4-2.2 2a13 13 0 0 0 6 6l2-2.2 4 1.2.5 2.5c0 1.6-1.4 3-3 3A14.5 14.5 0 0 1 3.5 6.5c0-1.6 1.4-3 3-3z',
  logOut: 'M14 4h6v16h-6M9 8l-4 4 4 4M5 12h10',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  warning: 'M12 3.5 22 20.5H2zM12 10v5m0 2.6v.4',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  inbox: 'M4 13.5h4.5l1.5 3h4l1.5-3H20M4 13.5 6.5 5h11L20 13.5V19H4z',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8.5 3v4.5M15.5 3v4.5',
  pencil: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  history: 'M4 12a8 8 0 1 1 2.5 5.8M4 12l-2-2.5M4 12l2.7-2M12 7.5V12l3 2',
  table: 'M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.4h17M9 5v14',
  question: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8m0 3v.2',
  truck:
    'M2.5 6h12v10.5h-12zM14.5 9.5h4l3 3.5v3.5h-7M6.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  picture: 'M3.5 4.5h17v15h-17zM3.5 16l5-5 4 4 3-3 5 4.5M15.5 9h.01',
  archive: 'M3.5 4.5h17V9h-17zM5 9h14v11H5zM10 12.5h4',
  window: 'M3.5 4.5h17v15h-17zM3.5 9h17M6.5 6.8h.01M9.5 6.8h.01',
  story: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM10 8.5v7l5.5-3.5z',
  seal: 'M12 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM8.5 13.5 7 21.5l5-2.5 5 2.5-1.5-8',
  pin: 'M12 21.5s7-6.4 7-11.5a7 7 0 0 0-14 0c0 5.1 7 11.5 7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  palette:
    'M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1 1.5-2.2-.6-1.5.3-2.8 2-2.8h2c2 0 3-1.3 3-3.5a8.5 8.5 0 0 0-8.5-8.5zM8 11h.01M11 7.5h.01M15.5 8.5h.01',
  factory: 'M3.5 20.5v-10L9 14v-3.5l5.5 3.5V3.5h4l2 17zM8 17.5h.01M12 17.5h.01M16 17.5h.01',
  layers: 'm12 3.5 9 4.5-9 4.5L3 8zM3 12l9 4.5 9-4.5M3 16l9 4.5 9-4.5',
  roll: 'M4 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0zM6.5 5h11A2.5 2.5 0 0 1 20 7.5v12H9v-12',
  keyboard: 'M2.5 6h19v12h-19zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10',
  swap: 'M7.5 4v15m0 0L4 15.5M7.5 19l3.5-3.5M16.5 20V5m0 0L13 8.5M16.5 5 20 8.5',
  pulse: 'M2.5 12.5h4.5l2.5-7 5 13 2.5-6h4.5',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M10 5.7a10 10 0 0 1 2-.2c6.4 0 10 6.5 10 6.5a18 18 0 0 1-3 3.7M6.3 7.3A18 18 0 0 0 2 12s3.6 6.5 10 6.5a10 10 0 0 0 4.9-1.3M4 4l16 16',
}

export type IconName = keyof typeof paths
export const iconNames = Object.keys(paths) as IconName[]

/** Decorative icon on a grid of 24 units, in the text colour. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' || name === 'grip' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
