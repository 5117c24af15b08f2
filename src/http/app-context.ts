import type { Context } from 'hono'
import type { Services } from '../services/services.ts'

export interface AppEnv {
  Bindings: Env
  Variables: {
    /** Services of this request; the middleware `giveServices` sets them first. */
    services: Services
  }
}

export type AppContext = Context<AppEnv>
