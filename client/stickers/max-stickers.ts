/** The limit of the draft schema. */
export const maxStickers = 40
