import { night } from '#shared/art/night/night.ts'
import { serveArt } from './serve-art.ts'

serveArt(night)
