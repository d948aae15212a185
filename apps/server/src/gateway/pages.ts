import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_HEADERS, pageHeaders } from './securityHeaders.ts'
import { isWebRequest, sendRefusal } from './webRoutes.ts'

/** The settings that the web app reads from `/config.json` before its first call. */
export interface ClientConfig {
  readonly apiHost: string
  readonly basePath: string
  readonly wsPath: string
  readonly requestTimeoutMs: number
  readonly reflow: (typeof REFLOWS)[number]
}

/** Whether pages stand in one column in small windows, unless the reader chose: on touch screens and zoomed in, always, never. */
export const REFLOWS = ['auto', 'always', 'never'] as const

/** The built web app, next to this program in the repository. */
const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const NOT_BUILT = 'The web app is not built yet: run npm run build, then start again.\n'

function isAsset(path: string): boolean {
  return path.includes('/assets/')
}

/** Built assets carry a hash in their name and never change; everything else is asked for again. */
function cacheControl(path: string): string {
  return isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Paths of programs, not of people: a missing one is answered as not found, never with a page. */
const PROGRAM_PATHS = ['/sandbox/', '/ws', '/assets/', '/coins/', '/files/', '/statements/']

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  if (PROGRAM_PATHS.some((start) => path.startsWith(start))) return false
  const accepts = request.headers.accept ?? '*/*'
  const lastPart = path.slice(path.lastIndexOf('/') + 1)
  return request.method === 'GET' && /text\/html|\*\/\*/.test(accepts) && !lastPart.includes('.')
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(API_HEADERS).type('text/plain; charset=utf-8').send('Not found\n')
}

/** One app that is built into a folder. */
export interface BuiltPages {
  readonly root: string
  readonly headers: Readonly<Record<string, string>>
  /** Said instead of the pages while they are not there. */
  readonly notBuilt: string
  /** Paths of this server's calls: never answered with a page. */
  readonly isCall: (request: FastifyRequest) => boolean
}

/** Their paths from there, without those of their compressed forms: what is not among them is never looked for. */
function filesBelow(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  return new Set(files.map(({ parentPath, name }) => relative(root, join(parentPath, name))))
}

/** Serves an app: its files, and its start page for every page path. */
export async function registerBuiltPages(app: FastifyInstance, pages: BuiltPages): Promise<void> {
  const { root, headers, notBuilt, isCall } = pages
  const start = join(root, 'index.html')
  const startPage = existsSync(start) ? readFileSync(start) : null
  const sendStartPage = (reply: FastifyReply): FastifyReply => {
    if (!startPage) return reply.code(503).headers(API_HEADERS).type('text/plain; charset=utf-8').send(notBuilt)
    return reply.headers(headers).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(startPage)
  }
  if (startPage) {
    await app.register(fastifyStatic, {
      root,
      serve: false,
      cacheControl: false,
      // What the build compressed; calls are not: a secret beside what a stranger chose must not tell its length.
      preCompressed: true,
      setHeaders: (reply, path) => {
        for (const [name, value] of Object.entries(headers)) reply.header(name, value)
        reply.header('cache-control', cacheControl(path))
      },
    })
    const files = filesBelow(root)
    // One route for all of them: to register two for each took a tenth of a start.
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: ({ params: { '*': path } }, reply) => (files.has(path) ? reply.sendFile(path) : reply.callNotFound()),
    })
  }
  app.get('/', (_request, reply) => sendStartPage(reply))
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request)) return sendRefusal(reply, 'unknown_call')
    return wantsPage(request) ? sendStartPage(reply) : notFound(reply)
  })
}

/** Serves the web app and the configuration it reads first. */
export async function registerPages(
  app: FastifyInstance,
  client: ClientConfig,
  root: string = WEB_ROOT,
): Promise<void> {
  const config = JSON.stringify(client)
  app.get('/config.json', (_request, reply) => reply.headers(API_HEADERS).type('application/json').send(config))
  await registerBuiltPages(app, {
    root,
    headers: pageHeaders(client.apiHost),
    notBuilt: NOT_BUILT,
    isCall: isWebRequest,
  })
}
