import { type ComponentType, createContext, Suspense, useContext } from 'react'
import { Served } from '../served/served-part.tsx'
import { Boundary } from '../ui/boundary.tsx'
import type { SearchBoxProps } from './search-box.tsx'

/** The component: at once on the server, lazy in the browser. */
export const SearchBoxCode = createContext<ComponentType<SearchBoxProps> | null>(null)

/** The search of a page: in the browser the server's form, until its code has come. */
export function LaterSearchBox(props: SearchBoxProps) {
  const SearchBox = useContext(SearchBoxCode)
  const served = <Served selector={`#${props.id}`} />
  return (
    <Boundary fallback={served}>
      <Suspense fallback={served}>{SearchBox && <SearchBox {...props} />}</Suspense>
    </Boundary>
  )
}
