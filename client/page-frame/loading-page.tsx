import classes from './loading-page.module.css'

/** Placeholders for cards, for the rare page that is opened before its data is loaded. */
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
