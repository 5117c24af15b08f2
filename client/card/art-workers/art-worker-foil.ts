import { foil } from '#shared/art/foil/foil.ts'
import { serveArt } from './serve-art.ts'

serveArt(foil)
