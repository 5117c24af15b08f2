import type { Context } from 'hono'
import type { Services } from '../services/services.ts'

export interface AppEnv {
  Bindings: Env
  Variables: {
    /** Of this request; `giveServices` sets it before anything else. */
    services: Services
  }
}

export type AppContext = Context<AppEnv>
