import * as v from 'valibot'
import {
  maxFaultMessage,
  placePattern,
  plainMessage,
  type ScriptFault,
  scriptFaultType,
} from '#shared/insight/script-fault.ts'
import { buildSchema } from '../insight/parse-counts.ts'

export interface CountedFault extends ScriptFault {
  build: string
}

/** As `client/insight/send-fault.ts` sends it. The message is made plain again: anyone can post. */
export const scriptFaultSchema = v.object({
  type: v.literal(scriptFaultType),
  body: v.object({
    message: v.pipe(v.string(), v.maxLength(maxFaultMessage), v.transform(plainMessage)),
    place: v.pipe(v.string(), v.regex(placePattern)),
    build: buildSchema,
  }),
})
