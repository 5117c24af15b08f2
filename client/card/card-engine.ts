/*
 * Code that the live card needs and the page around it does not. It is a chunk fetched together
 * with the font tables and the art, so that the page hydrates first.
 */
export { paintArt } from '#shared/art/paints.ts'
export { CardSvg } from '#shared/card/card-svg.ts'
export { layoutCard } from '#shared/card/layout-card.ts'
export { roomPhotos, withPhotos } from '#shared/card/photos-in-art.ts'
export { lettersOfFaces } from '#shared/card/used-faces.ts'
export { loadFonts, loadLetters } from './load-fonts.ts'
export { patchArt } from './patch-art.ts'
