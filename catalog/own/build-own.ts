import { run } from '../command-output.ts'
import { shipOwn } from './ship-own.ts'

/* A step of the build. */
await run(() => shipOwn('dist/client/builtin'))
