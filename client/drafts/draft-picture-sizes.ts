/** The `sizes` attribute of a picture in the list of drafts. */
export const draftPictureSizes = '96px'
