/** The posters of these days, for readers of feeds. */
export const feedPath = '/today.atom'
