import { clip } from '#shared/art/clip/clip.ts'
import { serveArt } from './serve-art.ts'

serveArt(clip)
