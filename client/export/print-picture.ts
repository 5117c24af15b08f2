import { count } from '../insight/count.ts'
import { isIos } from './is-ios.ts'

/** Width of a print card; other formats are printed at the same width. */
const printedWidthIn = 5

const styles = `
@media screen { [data-print] { display: none } }
@media print {
  @page { margin: 0 }
  html, body { margin: 0; background: #fff }
  body > :not([data-print]) { display: none !important }
  [data-print] { display: grid; place-content: center; block-size: 100vh; overflow: hidden }
  [data-print] img { inline-size: ${printedWidthIn}in; max-block-size: 100vh; object-fit: contain }
}`

/** False on iPhones and iPads, which print an older state of the page, and in in-app browsers. */
export function canPrint(): boolean {
  return 'print' in window && !isIos()
}

/**
 * Prints a picture 5 in wide on its own page. It is part of this document, hidden on screen, until
 * the print dialogue closes: no new window that a browser could block.
 */
export async function printPicture(signal: AbortSignal, picture: Blob): Promise<void> {
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  try {
    await image.decode()
    signal.throwIfAborted()
  } catch (error) {
    URL.revokeObjectURL(image.src)
    throw error
  }
  const remove = putOnPaper(image)
  addEventListener('afterprint', remove, { once: true })
  window.print()
  count('download', 'print')
}

function putOnPaper(image: HTMLImageElement): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  const page = document.createElement('div')
  page.dataset.print = ''
  page.dataset.clarityMask = 'true'
  page.append(image)
  document.adoptedStyleSheets.push(sheet)
  document.body.append(page)
  return () => {
    page.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    URL.revokeObjectURL(image.src)
  }
}
