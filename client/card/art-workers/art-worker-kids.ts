import { kids } from '#shared/art/kids/kids.ts'
import { serveArt } from './serve-art.ts'

serveArt(kids)
