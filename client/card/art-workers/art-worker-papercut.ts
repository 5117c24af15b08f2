import { papercut } from '#shared/art/papercut/papercut.ts'
import { serveArt } from './serve-art.ts'

serveArt(papercut)
