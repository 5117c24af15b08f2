import type { Context } from 'hono'
import type { PageToKeep } from '../pages/kept-pages.ts'
import type { Services } from '../services/services.ts'

export interface AppEnv {
  Bindings: Env
  Variables: {
    /** Services of this request; the middleware `giveServices` sets them first. */
    services: Services
    /** Id of this request in the log; the middleware `requestId` sets it. */
    requestId: string
    /** The page of this answer, if the middleware `keepPages` may keep it. */
    pageToKeep?: PageToKeep
  }
}

export type AppContext = Context<AppEnv>
