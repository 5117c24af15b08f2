/** The words of the offline page, in English. */
export const offlineStrings = {
  title: 'You are offline',
  lead: 'This page has not been opened on this device before. Pages that you have opened still work.',
  again: 'Try again',
  home: 'Home',
}
