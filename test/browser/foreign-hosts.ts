import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Starts a proxy that stands in for all foreign hosts: it answers with the given scripts. For
 * browsers that trust any certificate.
 *
 * @param scriptFor gets an address
 */
export async function startForeignHosts(scriptFor: (address: string) => string) {
  const hosts = createTlsServer(makeCertificate(), ({ headers, url }, response) => {
    response.setHeader('Content-Type', 'text/javascript')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.end(scriptFor(`https://${headers.host}${url}`))
  })
  const hostsPort = await listen(hosts)
  const proxy = createServer()
  const sockets = new Set<Socket>()
  proxy.on('connect', (_request: IncomingMessage, client: Socket) => {
    const host = connect(hostsPort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n')
      client.pipe(host).pipe(client)
    })
    for (const socket of [client, host]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
  })
  return {
    port: await listen(proxy),
    async close() {
      for (const socket of sockets) socket.destroy()
      hosts.closeAllConnections()
      await Promise.all([hosts, proxy].map((one) => new Promise((done) => one.close(done))))
    },
  }
}

async function listen(server: ReturnType<typeof createServer | typeof createTlsServer>) {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** A self-signed certificate. */
function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'mazel-tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')] as const
  const ofKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key]
  const ofCert = ['-x509', '-out', cert, '-days', '2', '-subj', '/CN=localhost']
  try {
    execFileSync('openssl', ['req', ...ofKey, ...ofCert], { stdio: 'ignore' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
