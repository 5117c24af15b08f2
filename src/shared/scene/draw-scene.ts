import { drawGlint } from './draw-glint.ts'
import { drawParticles } from './draw-particles.ts'
import { drawRevealed } from './draw-revealed.ts'
import type {
  Motion,
  PreparedScene,
  SceneContext,
  SceneNode,
  Sprite,
  SpriteNode,
  Sprites,
} from './prepared-scene.ts'
import { propertyAt, valueAt } from './value-at.ts'

/**
 * Draws a scene at a given time. Deterministic: the same time gives the same frame, whatever was
 * drawn before, on a page or in a worker.
 *
 * @param context of a canvas of the scene's size; a scene with a ground covers its old content
 * @param timeMs from the start; before the start and after the end the first or last frame is drawn
 * @throws RangeError when a sprite is missing, naming it
 */
export function drawScene<Picture>(
  context: SceneContext<Picture>,
  scene: PreparedScene,
  sprites: Sprites<Picture>,
  timeMs: number,
): void {
  const time = Math.min(Math.max(timeMs, 0), scene.durationMs)
  context.save()
  if (scene.wall) drawWall(context, scene.wall, sprites)
  if (scene.ground) fillPage(context, scene, scene.ground)
  moveCamera(context, scene, time)
  for (const node of scene.nodes) {
    context.save()
    drawNode(context, node, sprites, time)
    context.restore()
  }
  context.restore()
}

/** Moves what is drawn next like the camera at a time, ms. */
export function moveCamera<Picture>(
  context: SceneContext<Picture>,
  { camera }: PreparedScene,
  timeMs: number,
): void {
  for (const motion of camera) move(context, motion, timeMs)
}

function drawWall<Picture>(
  context: SceneContext<Picture>,
  { sprite, card }: NonNullable<PreparedScene['wall']>,
  sprites: Sprites<Picture>,
): void {
  context.drawImage(spriteOf(sprites, sprite).picture, 0, 0)
  context.beginPath()
  context.rect(card.x, card.y, card.width, card.height)
  context.clip()
}

function fillPage<Picture>(
  context: SceneContext<Picture>,
  { widthPx, heightPx }: PreparedScene,
  colour: string,
): void {
  context.fillStyle = colour
  context.fillRect(0, 0, widthPx, heightPx)
}

function drawNode<Picture>(
  context: SceneContext<Picture>,
  node: SceneNode,
  sprites: Sprites<Picture>,
  timeMs: number,
): void {
  if (node.kind === 'particles') {
    const pictures = node.sprites.map((id) => spriteOf(sprites, id))
    drawParticles(context, node, pictures, timeMs)
    return
  }
  const sprite = spriteOf(sprites, node.sprite)
  if (node.kind === 'glint') drawGlint(context, node, sprite, timeMs)
  else drawSprite(context, node, sprite, timeMs)
}

function drawSprite<Picture>(
  context: SceneContext<Picture>,
  { motions, reveal, blend }: SpriteNode,
  sprite: Sprite<Picture>,
  timeMs: number,
): void {
  const shown = reveal ? valueAt(reveal.shown, timeMs) : 1
  const opacity = motions.reduce((all, each) => all * propertyAt(each, 'opacity', timeMs), 1)
  if (shown <= 0 || opacity <= 0) return
  context.globalAlpha = Math.min(opacity, 1)
  if (blend) context.globalCompositeOperation = blend
  for (const motion of motions) move(context, motion, timeMs)
  if (reveal && shown < 1) drawRevealed(context, sprite, reveal.from, shown)
  else context.drawImage(sprite.picture, sprite.x, sprite.y)
}

/** Still sprites stay on whole px, where drawing is a plain copy. */
function move<Picture>(context: SceneContext<Picture>, motion: Motion, timeMs: number): void {
  const { pivot } = motion
  const at = (property: Parameters<typeof propertyAt>[1]) => propertyAt(motion, property, timeMs)
  const turn = (at('turn') * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [scaleX, scaleY, lean] = [at('scaleX'), at('scaleY'), at('lean')]
  const [a, b] = [cos * scaleX, sin * scaleX]
  const [c, d] = [-(sin + lean * cos) * scaleY, (cos - lean * sin) * scaleY]
  const x = pivot.x + at('x') - a * pivot.x - c * pivot.y
  const y = pivot.y + at('y') - b * pivot.x - d * pivot.y
  context.transform(a, b, c, d, x, y)
}

function spriteOf<Picture>(sprites: Sprites<Picture>, id: string): Sprite<Picture> {
  const sprite = sprites.get(id)
  if (!sprite) throw new RangeError(`sprite ${id} is missing`)
  return sprite
}
