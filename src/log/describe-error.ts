interface ErrorFacts {
  name: string
  message: string
  stack?: string[]
  cause?: ErrorFacts
}

const maxMessage = 300
const maxFrames = 10
const maxCauses = 3

/**
 * An error for the log. Quoted values are cut out of its message: a parser quotes what it read, and
 * that may be a visitor's words.
 */
export function describeError(error: unknown, causesLeft = maxCauses): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, message: '' }
  const stack = framesOf(error)
  return {
    name: error.name,
    message: withoutQuotes(error.message).slice(0, maxMessage),
    ...(stack.length > 0 && { stack }),
    ...(error.cause !== undefined &&
      causesLeft > 0 && { cause: describeError(error.cause, causesLeft - 1) }),
  }
}

/** @example withoutQuotes('Unexpected token "שרה" at 3') // 'Unexpected token … at 3' */
export function withoutQuotes(message: string): string {
  return message.replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|‘[^’]*’?/g, '…')
}

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((frame) => /^\s+at /.test(frame))
  return frames.slice(0, maxFrames).map((frame) => frame.trim().replace(/^at /, ''))
}
