/*
 * An error of a script in a visitor's browser, as the site counts it.
 */

/** Type of a report of such an error, next to those of the Reporting API. */
export const scriptFaultType = 'script-fault'

export interface ScriptFault {
  /** Name and message of the error, without anything that may have been typed. */
  message: string
  /** Our own file with line and column, as in `card-engine-1f0c2d3e.js:1:20345`. */
  place: string
}

export const placePattern = /^[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}$/
export const maxFaultMessage = 120

const ownFrame = /\/assets\/([\w.-]{1,80}\.js:\d{1,6}:\d{1,7})/

/**
 * What is counted of an error; undefined unless a script of the site is in its stack, since
 * extensions and tags cause errors too.
 */
export function faultOf(error: unknown): ScriptFault | undefined {
  if (!(error instanceof Error)) return undefined
  const place = ownFrame.exec(error.stack ?? '')?.[1]
  return place ? { message: plainMessage(`${error.name}: ${error.message}`), place } : undefined
}

/**
 * Removes from a message what may be a visitor's words: quoted values, addresses, numbers, and all
 * letters that are not ASCII.
 *
 * @example plainMessage("RangeError: no outline of 'שרה' in /card/x?d=1, 7") // 'RangeError: no outline of … in … …'
 */
export function plainMessage(message: string): string {
  return message
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|‘[^’]*’?/g, '…')
    .replace(/\S*[/\\@]\S*/g, '…')
    .replace(/\S*\d\S*/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .slice(0, maxFaultMessage)
}
