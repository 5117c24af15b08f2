import { riso } from '#shared/art/riso/riso.ts'
import { serveArt } from './serve-art.ts'

serveArt(riso)
