/** Inline, since nothing can be loaded offline. */
export function OfflineImage() {
  return (
    <svg aria-hidden="true" viewBox="0 0 270 180" width="270" height="180" fill="none">
      <path fill="#eae2d4" d="M0 150h270v30H0z" />
      <path fill="#ddd3c2" d="M0 150h270v4H0z" />
      <path fill="#1a1815" d="M22 34h76v14H22zm0 102h76v14H22z" />
      <path fill="#b5232a" d="M30 48h60v88H30z" />
      <path
        stroke="#8e1a20"
        strokeWidth="2"
        d="m30 58 60-8M30 70l60-8M30 82l60-8M30 94l60-8M30 106l60-8M30 118l60-8M30 130l60-8"
      />
      <path fill="#d49a2a" d="M52 22h16v12H52z" />
      <g stroke="#b5232a" strokeWidth="3" strokeLinecap="round">
        <path d="M89 112c22 2 30-18 26-36s8-34 24-22" />
        <path strokeWidth="1.5" d="m139 54 9-3m-9 3 6 7m-6-7 8 3" />
        <path d="M228 44c-14-22-40-10-40 12 0 18 14 20 10 36s-18 18-30 8" />
        <path strokeWidth="1.5" d="m168 100-9 2m9-2-4-8m4 8-9-4" />
      </g>
      <path fill="#1f2a5a" d="M233 24c5 0 8 4 8 9l-7 117h-2l-7-117c0-5 3-9 8-9z" />
      <path fill="#f4efe6" d="M233 32c2 0 3 1.500 3 4l-1.500 17h-3L230 36c0-2.500 1-4 3-4z" />
      <path stroke="#b5232a" strokeWidth="3" strokeLinecap="round" d="M228 44h7" />
    </svg>
  )
}
