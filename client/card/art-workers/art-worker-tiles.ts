import { tiles } from '#shared/art/tiles/tiles.ts'
import { serveArt } from './serve-art.ts'

serveArt(tiles)
