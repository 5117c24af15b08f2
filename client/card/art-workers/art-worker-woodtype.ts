import { woodtype } from '#shared/art/woodtype/woodtype.ts'
import { serveArt } from './serve-art.ts'

serveArt(woodtype)
