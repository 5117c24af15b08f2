/*
 * What the live card needs and the page around it does not: a chunk of its own, fetched with the
 * fonts' tables and the art, so that the page comes to life before it.
 */
export { paintArt } from '#shared/art/paints.ts'
export { Card } from '#shared/card/card.ts'
export { cardFaces, layoutCard } from '#shared/card/layout-card.ts'
export { PartHandles } from './handles/part-handles.tsx'
