/** Whether this browser can decode the sounds that are mixed into a film. */
export function canMix(): boolean {
  return typeof AudioDecoder !== 'undefined'
}
