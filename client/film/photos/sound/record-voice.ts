/** A microphone that records. */
export interface VoiceRecorder {
  /** How loud it is now, 0 to 1. */
  level(): number
  /** Ends the recording. */
  stop(): Promise<Blob>
  /** Ends it without a recording; also after `stop`. */
  close(): void
}

/** Why nothing can be recorded. */
export type MicrophoneProblem =
  /** The browser cannot record. */
  | 'unsupported'
  /** The document came with another page, which keeps the microphone closed. */
  | 'closed'
  | 'denied'
  | 'none'
  /** Another program uses it, or it is broken. */
  | 'busy'

export class MicrophoneFailed extends Error {
  override name = 'MicrophoneFailed'
  readonly problem: MicrophoneProblem

  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/**
 * Asks for the microphone, and records; call it during a tap.
 *
 * @throws MicrophoneFailed
 */
export async function startRecording(): Promise<VoiceRecorder> {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) {
    throw new MicrophoneFailed('unsupported')
  }
  if (isClosed()) throw new MicrophoneFailed('closed')
  const context = new AudioContext()
  let stream: MediaStream | undefined
  try {
    // Nothing plays meanwhile, and removing an echo would spoil the voice on some phones.
    const audio = { echoCancellation: false, noiseSuppression: true }
    stream = await navigator.mediaDevices.getUserMedia({ audio })
    return record(stream, context)
  } catch (error) {
    void context.close()
    for (const track of stream?.getTracks() ?? []) track.stop()
    throw new MicrophoneFailed(problemOf(error), error)
  }
}

function record(stream: MediaStream, context: AudioContext): VoiceRecorder {
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 128_000 })
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  const heard = new Float32Array(analyser.fftSize)
  const chunks: Blob[] = []
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  context.createMediaStreamSource(stream).connect(analyser)
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  recorder.start()

  function close() {
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
    if (context.state !== 'closed') void context.close()
  }

  return {
    level() {
      analyser.getFloatTimeDomainData(heard)
      return Math.min(
        1,
        heard.reduce((most, each) => Math.max(most, Math.abs(each)), 0),
      )
    },
    async stop() {
      close()
      await ended
      return new Blob(chunks, { type: recorder.mimeType })
    },
    close,
  }
}

/** By the policy of the document, where the browser tells. */
function isClosed(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } }
  return featurePolicy?.allowsFeature('microphone') === false
}

function problemOf(error: unknown): MicrophoneProblem {
  const { name } = error instanceof Error ? error : { name: '' }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  return name === 'NotSupportedError' ? 'unsupported' : 'busy'
}
