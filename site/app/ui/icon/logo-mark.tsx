/** Logo of the site, inline because it is the first element of every page. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="30" height="30" className={className}>
      <path fill="var(--kumach)" d="M0 0h16v16H0z" />
      <path fill="var(--indigo)" d="M16 16h16v16H16z" />
      <path fill="var(--ochre)" d="M16 0h16a16 16 0 0 1-16 16z" />
      <path fill="var(--ink)" d="M16 32H0a16 16 0 0 1 16-16z" />
      <path fill="var(--linen)" d="M8 2a6 6 0 0 1 0 12zm16 16a6 6 0 0 0 0 12z" />
    </svg>
  )
}
