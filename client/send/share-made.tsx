import { ShareRow } from '../share/share-row.tsx'
import { useAfterTouch } from '../ui/use-after-touch.ts'
import type { ShareOwnProps } from './share-own.tsx'

const fetchShareOwn = () => import('./share-own.tsx')

/** Shares the card or video as the visitor made it; before the first change its page. */
export function ShareMade(props: ShareOwnProps) {
  const code = useAfterTouch(fetchShareOwn)
  return code ? <code.ShareOwn {...props} /> : <ShareRow path={props.path} title={props.title} />
}
