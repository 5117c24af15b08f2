/** Whether the device is an iPhone or an iPad, which can say that it is a Mac. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iP(?:hone|ad|od)|Macintosh/.test(userAgent) && maxTouchPoints > 1
}
