/*
 * Code that moves the parts of a live card and shows them close up, for an editor. A chunk beside
 * `card-engine.ts`, since a card that is only shown does without it.
 */
export { PartHandles } from './handles/part-handles.tsx'
export { lineBoxIn, zoomToLine } from './stage/zoom-to-line.ts'
