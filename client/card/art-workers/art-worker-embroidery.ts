import { embroidery } from '#shared/art/embroidery/embroidery.ts'
import { serveArt } from './serve-art.ts'

serveArt(embroidery)
