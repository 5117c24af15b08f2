import {
  type Art,
  type ArtNode,
  type Attributes,
  clipPath,
  group,
  mapArt,
  nodesOf,
  rect,
  reference,
} from './art.ts'
import type { Box } from './family.ts'
import type { Paint } from './paints.ts'
import { px } from './px.ts'

export interface PhotoRoomArt {
  /** Begins with the name of the family; unique in the picture. */
  id: string
  /** The box that a photo fills. */
  box: Box
  /** What is seen of it: the nodes of a clip path. */
  opening: Art
  /** Below the stand-in. */
  ground: Paint
  /** What stands in the room until there is a photo. */
  standIn: Art
  /** Degrees clockwise about the middle of the box; default: upright. */
  turn?: number | undefined
}

/**
 * The room of a photo in a picture: what is drawn after it lies over the photo too. A part of its
 * own, `photo`; the rooms of a picture come in the order of `TextArea.photos`.
 *
 * @example photoRoom({ id: 'foil-room-0', box, opening, ground, standIn: [] })
 */
export function photoRoom({ id, box, opening, ground, standIn, turn }: PhotoRoomArt): ArtNode {
  const { x, y, width, height } = box
  const place = { x: px(x), y: px(y), width: px(width), height: px(height) }
  const room = group(
    { 'clip-path': reference(id) },
    rect({ ...place, fill: ground }),
    mapArt(standIn, withoutPart),
  )
  const turned: Attributes = turn
    ? { transform: [['rotate', turn, px(x + width / 2), px(y + height / 2)]] }
    : {}
  const children = nodesOf([group(turned, clipPath(id, opening), room)])
  return { tag: 'g', attributes: {}, children, part: 'photo' }
}

/** A stand-in does not move: what is within a clip cannot be taken out. */
function withoutPart({ part: _, pivot: __, ...node }: ArtNode): ArtNode {
  return node
}

/**
 * A room with something else in the place of its stand-in.
 *
 * @param fill gets the box of the photo, in the units of the room
 */
export function withInRoom(room: ArtNode, fill: (box: Box) => ArtNode): ArtNode {
  const [turned] = room.children
  const [clip, seen] = turned?.children ?? []
  const [ground] = seen?.children ?? []
  if (!turned || !clip || !seen || !ground) return room
  const { x, y, width, height } = ground.attributes
  const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height) }
  const filled = { ...seen, children: [ground, fill(box)] }
  return { ...room, children: [{ ...turned, children: [clip, filled] }] }
}
