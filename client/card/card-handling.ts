/*
 * Code that moves the parts of a live card and shows them close up, for an editor. It is fetched once
 * the card is shown, apart from `card-engine.ts`: a card that is only shown does without it.
 */
export { PartHandles } from './handles/part-handles.tsx'
export { createStageZoom } from './stage/stage-zoom.ts'
export { lineBoxIn } from './stage/zoom-to-line.ts'
