import './early.ts'
import { awaitFirstView } from './first-view.ts'
import { fetchLiveCode } from './live-code.ts'
import { leaveOldBuild, watchBuild } from './old-build.ts'
import { showPlainWays } from './served/plain-ways.ts'

/*
 * The script of every document. What brings the page to life is fetched once the first view is on the
 * screen: before, its bytes and its work would delay that view.
 */

watchBuild(import.meta.url)
await awaitFirstView()
fetchLiveCode()
try {
  const { bringToLife } = await import('./hydrate.tsx')
  await bringToLife()
} catch (error) {
  // The code did not come.
  if (!(await leaveOldBuild())) showPlainWays()
  throw error
}
