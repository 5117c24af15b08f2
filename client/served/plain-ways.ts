/** Shows the parts of the server's page that are for browsers where hydration fails. */
export function showPlainWays(): void {
  document.documentElement.dataset.failed = ''
}
