/** Logo of the site, inline because it is the first element of every page. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="30" height="30" className={className}>
      <path fill="#b5232a" d="M0 0h16v16H0z" />
      <path fill="#1f2a5a" d="M16 16h16v16H16z" />
      <path fill="#d49a2a" d="M16 0h16a16 16 0 0 1-16 16z" />
      <path fill="#1a1815" d="M16 32H0a16 16 0 0 1 16-16z" />
      <path fill="#f4efe6" d="M8 2a6 6 0 0 1 0 12zm16 16a6 6 0 0 0 0 12z" />
    </svg>
  )
}
