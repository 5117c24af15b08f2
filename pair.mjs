import sharp from 'sharp'

const [out, ...files] = process.argv.slice(2)
const ims = await Promise.all(
  files.map(async (f) => {
    const b = await sharp(f).resize({ height: 1000 }).png().toBuffer()
    const m = await sharp(b).metadata()
    return { b, w: m.width }
  }),
)
let x = 0
const comp = ims.map(({ b, w }) => {
  const r = { input: b, left: x, top: 0 }
  x += w + 20
  return r
})
await sharp({ create: { width: x, height: 1000, channels: 3, background: '#888' } })
  .composite(comp)
  .png()
  .toFile(out)
