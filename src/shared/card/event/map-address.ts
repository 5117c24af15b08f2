/** Marks that a map does not need, and that make an address longer. */
const marks = /[\p{M}"״׳'’,;.()]+/gu

/**
 * The address of a place in Waze, which asks for the way there.
 *
 * @example wazeAddress('Ateres Hall, Boro Park') // 'https://waze.com/ul?q=Ateres%20Hall%20Boro%20Park'
 */
export function wazeAddress(place: string): string {
  return `https://waze.com/ul?q=${forSearch(place)}`
}

/**
 * The address of a place in Google Maps.
 *
 * @example googleMapsAddress('Ateres Hall') // 'https://maps.google.com/?q=Ateres%20Hall'
 */
export function googleMapsAddress(place: string): string {
  return `https://maps.google.com/?q=${forSearch(place)}`
}

function forSearch(place: string): string {
  const words = place.replace(marks, ' ').replace(/\s+/g, ' ').trim()
  return encodeURIComponent(words.toWellFormed())
}
