import { ceramic } from '#shared/art/ceramic/ceramic.ts'
import { serveArt } from './serve-art.ts'

serveArt(ceramic)
