import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface Served {
  readonly origin: string
  close(): void
}

/** Serves the files of a folder on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://localhost').pathname))
    if (!existsSync(path)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
