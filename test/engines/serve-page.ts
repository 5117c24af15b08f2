import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { faceFamily, faceIds } from '#shared/text/face.ts'
import { type Case, caseSizePx } from './cases.ts'
import type { PageReport, PageWork } from './page.ts'
import type { Sheet } from './sheets.ts'

export interface PageServer {
  address: string
  /** The report of the next page that is opened. */
  nextReport(): Promise<PageReport>
  close(): void
}

const html = `<!doctype html><meta charset="utf-8"><title>Engines</title>
<link rel="stylesheet" href="/fonts/display.css"><script type="module" src="/page.ts"></script>`

/** Serves the page, its fonts and its work on this machine, and receives its report. */
export async function servePage(
  cases: readonly Case[],
  sheets: readonly Sheet[],
): Promise<PageServer> {
  const work = JSON.stringify(workOf(cases, sheets))
  let settle = Promise.withResolvers<PageReport>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (request.method === 'POST') {
      const body: unknown = JSON.parse(await readBody(request))
      if (path === '/report') settle.resolve(body as PageReport)
      else settle.reject(new Error(`the page failed: ${body}`))
      response.writeHead(204).end()
      return
    }
    const found = await find(path, work, sheets)
    if (found) response.writeHead(200, { 'Content-Type': found.type }).end(found.body)
    else response.writeHead(404).end()
  })
  return {
    address: `http://127.0.0.1:${await listen(server)}/`,
    nextReport() {
      settle = Promise.withResolvers<PageReport>()
      return settle.promise
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function find(path: string, work: string, sheets: readonly Sheet[]) {
  if (path === '/') return { type: 'text/html', body: html }
  if (path === '/work.json') return { type: 'application/json', body: work }
  if (path === '/page.ts' || path === '/ink.ts') {
    const source = await readFile(new URL(`.${path}`, import.meta.url), 'utf8')
    return { type: 'text/javascript', body: stripTypeScriptTypes(source) }
  }
  const [, index, picture] = /^\/sheets\/(\d+)\/(live\.svg|outlined\.png)$/.exec(path) ?? []
  const sheet = sheets[Number(index)]
  if (sheet && picture === 'live.svg') return { type: 'image/svg+xml', body: sheet.liveSvg }
  if (sheet && picture) return { type: 'image/png', body: sheet.outlinedPng }
  if (!/^\/fonts\/[a-z0-9-]+\.(css|woff2)$/.test(path)) return null
  const body = await readFile(new URL(`../../public${path}`, import.meta.url))
  return { type: path.endsWith('.css') ? 'text/css' : 'font/woff2', body }
}

function workOf(cases: readonly Case[], sheets: readonly Sheet[]): PageWork {
  return {
    sizePx: caseSizePx,
    families: faceIds.map(faceFamily),
    cases: cases.map(({ live, faces, text, clusters }) => ({
      live,
      families: faces.map((face) => `"${faceFamily(face)}"`).join(', '),
      length: text.length,
      clusters,
    })),
    sheets: sheets.map(({ width, height, lines }) => ({
      width,
      height,
      lines: lines.map(({ boxes }) => boxes),
    })),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
