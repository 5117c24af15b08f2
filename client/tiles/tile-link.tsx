import {
  type AnchorHTMLAttributes,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import { useHydrated } from '../ui/client-only.tsx'
import { PageLink } from '../ui/page-link.tsx'

/** What a link shows: the same for the same props and the same language. It has no ids, state or events. */
export type Face = ReactElement<object>

interface FaceWriting {
  /** Writes a face as HTML apart from its page. Undefined: React renders it. */
  write: ((face: Face) => string) | undefined
}

/** The server writes each face once for all pages. */
export const FaceWriter = createContext<FaceWriting>({ write: undefined })

interface TileLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Its picture is in the first view: React names it in the head of the document too. */
  eager?: boolean
  children: Face
}

/** A link of a list. The browser takes its face as the server wrote it, without its elements. */
export function TileLink({ eager = false, children: face, ...link }: TileLinkProps) {
  const html = useWritten(face, eager)
  if (!html) return <PageLink {...link}>{face}</PageLink>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <PageLink {...link} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}

/** The HTML of a face that was written; undefined once the face has changed. */
function useWritten(face: Face, eager: boolean): { __html: string } | undefined {
  const { write } = useContext(FaceWriter)
  const [written, setWritten] = useState(() =>
    write && !eager ? { html: { __html: write(face) }, of: face.props } : undefined,
  )
  if (!written) return undefined
  if (isSame(written.of, face.props)) return written.html
  setWritten(undefined)
  return undefined
}

function isSame(one: object, other: object): boolean {
  const isShallow = Object.entries(one).every(([name, value]) => Reflect.get(other, name) === value)
  return isShallow || JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Around the document in the browser. At hydration React leaves HTML that was set as a whole as the
 * server wrote it, so nothing has to be written. What is rendered later has no HTML yet.
 */
export function ServedFaces({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  const [writing] = useState<FaceWriting>({ write: isHydrated ? undefined : () => '' })
  useLayoutEffect(() => {
    writing.write = undefined
  }, [writing])
  return <FaceWriter value={writing}>{children}</FaceWriter>
}
