/** Whether this browser can write a sound that it mixes into a film. */
export function canMix(): boolean {
  return typeof AudioEncoder !== 'undefined' && typeof AudioDecoder !== 'undefined'
}

/** Whether it writes AAC, which everything plays; else a mixed sound is Opus. */
export async function writesAac(): Promise<boolean> {
  const config = { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 2, bitrate: 160_000 }
  // Safari throws instead of returning false.
  const found = await AudioEncoder.isConfigSupported(config).catch(() => undefined)
  return found?.supported === true
}
