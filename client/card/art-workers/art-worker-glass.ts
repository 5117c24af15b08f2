import { glass } from '#shared/art/glass/glass.ts'
import { serveArt } from './serve-art.ts'

serveArt(glass)
