import { layered } from '#shared/art/layered/layered.ts'
import { serveArt } from './serve-art.ts'

serveArt(layered)
