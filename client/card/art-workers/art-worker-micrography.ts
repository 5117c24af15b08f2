import { micrography } from '#shared/art/micrography/micrography.ts'
import { serveArt } from './serve-art.ts'

serveArt(micrography)
