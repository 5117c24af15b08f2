import {
  type AnchorHTMLAttributes,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { PartWriter } from '../kept-part.tsx'
import { useHydrated } from '../ui/client-only.tsx'
import { PageLink } from '../ui/page-link.tsx'

/** What a link shows: the same for the same props and the same language. It has no ids, state or events. */
export type Face = ReactElement<object>

interface Served {
  /** Whether the document has the HTML of the faces that are rendered now. */
  hasFaces: boolean
}

const ServedContext = createContext<Served>({ hasFaces: false })

interface TileLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Its picture is in the first view: React names it in the head of the document too. */
  eager?: boolean
  children: Face
}

/** A link of a list: a part that the server keeps, unless it is in the first view. */
export function TileLink(props: TileLinkProps) {
  const write = useContext(PartWriter)
  const link = <FaceLink {...props} />
  return write && !props.eager ? write(link) : link
}

/** The browser takes its face as the server wrote it, without its elements. */
function FaceLink({ eager = false, children: face, ...link }: TileLinkProps) {
  const html = useServed(face, eager)
  if (!html) return <PageLink {...link}>{face}</PageLink>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <PageLink {...link} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}

/**
 * Stands for the HTML of a face that the server wrote; undefined once the face has changed. At
 * hydration React leaves HTML that was set as a whole as it is in the document.
 */
function useServed(face: Face, eager: boolean): { __html: string } | undefined {
  const { hasFaces } = useContext(ServedContext)
  const [served, setServed] = useState(() =>
    hasFaces && !eager ? { html: { __html: '' }, of: face.props } : undefined,
  )
  if (!served) return undefined
  if (isSame(served.of, face.props)) return served.html
  setServed(undefined)
  return undefined
}

function isSame(one: object, other: object): boolean {
  const isShallow = Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value)
  return isShallow || JSON.stringify(one) === JSON.stringify(other)
}

/** Around the document in the browser. What is rendered later than at hydration has no HTML yet. */
export function ServedFaces({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [served] = useState<Served>({ hasFaces: !isHydrated })
  useLayoutEffect(() => {
    served.hasFaces = false
  }, [served])
  return <ServedContext value={served}>{children}</ServedContext>
}
