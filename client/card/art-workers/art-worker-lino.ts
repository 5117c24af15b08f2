import { lino } from '#shared/art/lino/lino.ts'
import { serveArt } from './serve-art.ts'

serveArt(lino)
