import { illuminated } from '#shared/art/illuminated/illuminated.ts'
import { serveArt } from './serve-art.ts'

serveArt(illuminated)
