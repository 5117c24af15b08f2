/** Declares the card fonts, which only the pages of cards and videos need. */
export const fontStyleSheet = '/fonts/display.css'
