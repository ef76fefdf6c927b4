const paths = {
  phone:
    'M6.5 3h3l1.6 4.6-2.2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2.2L21 14.5v3A3.5 3.5 0 0 1 17.2 21 15.6 15.6 0 0 1 3 6.8 3.5 3.5 0 0 1 6.5 3z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5 5 19',
  chevronDown: 'm5 9 7 7 7-7',
  arrowLeft: 'm15 5-7 7 7 7',
  arrowRight: 'm9 5 7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5v14l11-7z',
  heart: 'M12 20s-8-4.9-8-11a4.6 4.6 0 0 1 8-3 4.6 4.6 0 0 1 8 3c0 6.1-8 11-8 11z',
  attach: 'm20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.3 8.3a1.7 1.7 0 0 1-2.4-2.4L14.5 7.3',
  check: 'm5 12.5 4.5 4.5L19 7',
}

interface IconProps {
  name: keyof typeof paths
  size?: number
}

/** A sign of 24 units, drawn in the colour of the text; the words beside it speak for it. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
