import { dataLayer, gtag } from './data-layer.ts'

/** Sends a page view to the analytics tag and, as an event, to the tag manager. */
export function sendPageView(address: string): void {
  const page = {
    page_path: address,
    page_location: new URL(address, location.origin).href,
    page_title: document.title,
  }
  gtag('event', 'page_view', page)
  dataLayer().push({ event: 'virtual_page_view', ...page })
}
