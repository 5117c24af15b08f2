import { useSite } from '../data/site-context.ts'
import { useLaterPart } from '../ui/use-later-part.ts'
import { hasTags } from './has-tags.ts'

const fetchTags = async () => (await import('./tags.tsx')).Tags

/** Most houses have no tags, so their code is apart. */
export function TagsIfAny() {
  const Tags = useLaterPart(fetchTags, hasTags(useSite().config))
  return Tags && <Tags />
}
