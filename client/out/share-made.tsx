import { ShareRow } from '../share/share-row.tsx'
import { useAfterTouch } from '../ui/use-after-touch.ts'
import type { ShareOwnProps } from './share-own.tsx'

const fetchShareOwn = () => import('./share-own.tsx')

/** Shares the card or the video as the visitor has made it; its page until something can be made. */
export function ShareMade(props: ShareOwnProps) {
  const code = useAfterTouch(fetchShareOwn)
  return code ? <code.ShareOwn {...props} /> : <ShareRow path={props.path} title={props.title} />
}
