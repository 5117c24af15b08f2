import classes from './loading-page.module.css'

/** Grounds where the cards will stand, for the rare page that is gone to before it is there. */
export function LoadingPage() {
  return (
    <div className={classes.page} aria-busy>
      {Array.from({ length: 10 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grounds have no other name
        <span key={i} className={classes.ground} />
      ))}
    </div>
  )
}
