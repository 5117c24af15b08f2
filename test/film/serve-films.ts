import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, resolve } from 'node:path'
import { build } from 'vite'

/** Files beside the page, by their path. */
export type Extras = ReadonlyMap<string, Buffer>

export interface FilmServer {
  /** Without a slash at the end. */
  origin: string
  /** The page's last posts by path: WebKit's driver cannot pass large data. */
  posted: ReadonlyMap<string, Buffer>
  close(): void
}

/**
 * Serves a page that makes films, under the site's policy; only the digest of the script differs.
 *
 * @param policy the site's `Content-Security-Policy`; none if it is empty
 */
export async function serveFilms(policy: string, extras: Extras = new Map()): Promise<FilmServer> {
  const files = new Map([...extras, ...(await buildPage())])
  const script = files.get('/page.js') ?? Buffer.alloc(0)
  const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`
  const page = `<!doctype html><meta charset="utf-8"><title>Films</title>
    <link rel="icon" href="data:,">
    <script type="module" src="/page.js" integrity="${integrity}"></script>
    <body>`
  const headers = {
    'Content-Security-Policy': policy.replace(/script-src '[^']*'/, `script-src '${integrity}'`),
    'X-Content-Type-Options': 'nosniff',
  }
  const posted = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { url = '/', method } = request
    if (method === 'POST') {
      posted.set(url, Buffer.concat(await request.toArray()))
      return response.writeHead(204).end()
    }
    const body = url === '/' ? page : files.get(url)
    if (!body) return response.writeHead(404, headers).end()
    const type = types[extname(url)] ?? 'application/octet-stream'
    return response.writeHead(200, { ...headers, 'Content-Type': type }).end(body)
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  return {
    posted,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const types: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

/** With the worker in a separate file, as in the site's build. */
async function buildPage(): Promise<Map<string, Buffer>> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '#shared': resolve('src/shared') } },
    worker: { format: 'es' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'test/film/film-page.ts',
        output: { entryFileNames: 'page.js' },
      },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return new Map(
    output.output.map((file) => [
      `/${file.fileName}`,
      Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ]),
  )
}
