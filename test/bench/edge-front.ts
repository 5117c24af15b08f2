import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type OutgoingHttpHeaders,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'

/*
 * The local site as visitors meet it at the edge: over HTTP/2, with text in Brotli, and files that
 * never change kept there. Miniflare speaks HTTP/1.1 and has gzip at most, which costs a slow
 * connection more than any page.
 */

/** Cloudflare's own level for answers that it compresses itself. */
const brotliLevel = 4
const textPattern = /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/
/** Of one connection, so HTTP/2 forbids them; the length is that of the uncompressed text. */
const ownHeaders = [
  ...['connection', 'content-length', 'keep-alive', 'transfer-encoding'],
  // The edge removes it: https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags
  'cache-tag',
]

/** An answer as it went out. */
interface KeptAnswer {
  headers: OutgoingHttpHeaders
  body: Buffer
}

export interface EdgeFront extends AsyncDisposable {
  origin: string
}

/**
 * Starts it on a free port, with a certificate of its own that no browser trusts.
 *
 * @param site the origin of the local site
 */
export async function startEdgeFront(site: string): Promise<EdgeFront> {
  const { hostname, port } = new URL(site)
  const agent = new Agent({ keepAlive: true })
  const kept = new Map<string, KeptAnswer>()
  const server = createSecureServer(makeCertificate(), (ask, answer) => {
    const headers = { ...withoutPseudo(ask.headers), 'accept-encoding': 'identity' }
    const options = { agent, hostname, port, method: ask.method, path: ask.url, headers }
    // Pictures come in the format that the browser takes.
    const key = `${ask.url} ${ask.headers.accept}`
    const found = ask.method === 'GET' ? kept.get(key) : undefined
    if (!found) return passOn(ask, answer, options, (whole) => kept.set(key, whole))
    answer.writeHead(200, found.headers)
    answer.end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    origin: `https://localhost:${own}`,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** @param keep called with an answer that never changes */
function passOn(
  ask: Http2ServerRequest,
  answer: Http2ServerResponse,
  options: RequestOptions,
  keep: (answer: KeptAnswer) => void,
): void {
  const onward = request(options, (origin) => {
    const headers = { ...origin.headers }
    for (const name of ownHeaders) delete headers[name]
    const isText = textPattern.test(headers['content-type'] ?? '')
    if (isText) headers['content-encoding'] = 'br'
    answer.writeHead(origin.statusCode ?? 502, headers)
    const body = isText ? compress(origin) : origin
    body.pipe(answer)
    if (ask.method !== 'GET' || origin.statusCode !== 200) return
    if (!headers['cache-control']?.includes('immutable')) return
    const pieces: Buffer[] = []
    body.on('data', (piece: Buffer) => pieces.push(piece))
    body.on('end', () => keep({ headers, body: Buffer.concat(pieces) }))
  })
  onward.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502)
    answer.end()
  })
  ask.pipe(onward)
}

/** Each piece at once: the site streams its pages. */
function compress(text: Readable): Readable {
  const brotli = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel },
  })
  text.on('data', (piece) => {
    brotli.write(piece)
    brotli.flush()
  })
  text.on('end', () => brotli.end())
  return brotli
}

function withoutPseudo(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
}

/** For `localhost`, PEM. */
function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mazel-certificate-'))
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  try {
    const files = ['-keyout', keyFile, '-out', certFile] as string[]
    const wish = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
    execFileSync('openssl', ['req', '-x509', ...wish, ...files], { stdio: 'ignore' })
    return { key: readFileSync(keyFile as string), cert: readFileSync(certFile as string) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
