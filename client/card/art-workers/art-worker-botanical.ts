import { botanical } from '#shared/art/botanical/botanical.ts'
import { serveArt } from './serve-art.ts'

serveArt(botanical)
