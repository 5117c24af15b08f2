import type { Flip } from '../../export/pdf/home-pages.ts'

/** A landscape sheet, the edge about which it turns, and an arrow across. */
export function FlipPicture({ flip }: { flip: Flip }) {
  return (
    <svg width="48" height="36" viewBox="0 0 48 36" fill="none" stroke="currentColor" aria-hidden>
      <rect x="7.5" y="7.5" width="33" height="23" rx="1" />
      {flip === 'short' ? (
        <path d="M7.5 5v28" strokeWidth="3" />
      ) : (
        <path d="M5 7.5h38" strokeWidth="3" />
      )}
      {flip === 'short' ? (
        <path d="M34 23c-3 -8 -14 -8 -18 -1m0.5 -5l-0.9 5.4l5.2 -0.8" strokeWidth="1.5" />
      ) : (
        <path d="M27 27c8 -2 8 -10 -1 -13m4.6 -1.2l-5 1l1.4 4.8" strokeWidth="1.5" />
      )}
    </svg>
  )
}
