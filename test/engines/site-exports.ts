// What a page of `check-exports.ts` is given of the site, in one module, so that its parts share theirs.
export { drawCard } from '../../client/export/draw-card.ts'
export { drawGround } from '../../client/export/draw-ground.ts'
export { keepPhoto } from '../../client/photos/photo-store.ts'
