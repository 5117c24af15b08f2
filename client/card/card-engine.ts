/*
 * Code that the live card needs and the page around it does not. It is a chunk fetched together
 * with the font tables and the art, so that the page hydrates first.
 */
export { paintArt } from '#shared/art/paints.ts'
export { Card } from '#shared/card/card.ts'
export { cardFaces, layoutCard } from '#shared/card/layout-card.ts'
export { PartHandles } from './handles/part-handles.tsx'
