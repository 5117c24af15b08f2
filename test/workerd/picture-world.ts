import { env } from 'cloudflare:test'
import { replaceMethods } from './site.ts'

/** The 800 x 1000 picture that ships with the site. */
export async function lightsPng(): Promise<ArrayBuffer> {
  return (await env.ASSETS.fetch('http://assets/builtin/cards/lights.png')).arrayBuffer()
}

/** The same picture as a JPEG. */
export async function lightsJpeg(): Promise<ArrayBuffer> {
  const source = env.IMAGES.input(new Blob([await lightsPng()]).stream())
  return (await source.output({ format: 'image/jpeg' })).response().arrayBuffer()
}

/** The real encoder with a counter of its calls. */
export function countTransforms() {
  const count = { transforms: 0 }
  const IMAGES = replaceMethods(env.IMAGES, {
    input: (stream: ReadableStream<Uint8Array>) => {
      count.transforms += 1
      return env.IMAGES.input(stream)
    },
  })
  return { count, bindings: { IMAGES } }
}

/** The keys of the variants in the bucket. */
export async function variantKeys(): Promise<string[]> {
  return (await env.MEDIA.list({ prefix: 'variants/' })).objects.map(({ key }) => key)
}
