import { stone } from '#shared/art/stone/stone.ts'
import { serveArt } from './serve-art.ts'

serveArt(stone)
