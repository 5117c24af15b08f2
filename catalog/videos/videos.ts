/** Clips that ship with the site; each stands beside this file under its name. */
export const videos = []
