/*
 * APIs that browsers, workerd and Node share and the ES library does not declare: only those that
 * the shared code uses.
 */

declare function atob(base64: string): string
declare function btoa(bytes: string): string

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(encoding: 'utf-8', options: { fatal: boolean; ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

interface ByteStream {
  pipeThrough(transform: CompressionStream | DecompressionStream): ByteStream
  getReader(): {
    read(): Promise<{ done: false; value: Uint8Array } | { done: true; value?: undefined }>
    cancel(): Promise<void>
  }
}
declare class Blob {
  constructor(parts: readonly Uint8Array<ArrayBuffer>[])
  stream(): ByteStream
}
declare class CompressionStream {
  readonly readable: ByteStream
  constructor(format: 'deflate-raw')
}
declare class DecompressionStream {
  readonly readable: ByteStream
  constructor(format: 'deflate-raw')
}

declare const crypto: {
  subtle: {
    digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
  }
}
