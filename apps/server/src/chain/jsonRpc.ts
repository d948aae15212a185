import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import * as z from 'zod/mini'
import { ChainTrouble } from './chainTrouble.ts'

/** One question to a node. Throws ChainTrouble when there is no usable answer. */
export type AskNode = (method: string, params?: readonly unknown[]) => Promise<unknown>

const TIMEOUT_MS = 10_000
const MOST_BYTES = 64 * 1024 * 1024
const ANSWER = z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) })

/** Connections are kept: a chain is asked several times a second. */
const KEPT_OPEN = { keepAlive: true, maxSockets: 16 } as const

/** Reads a body up to a size: a node must not fill the memory. */
async function boundedText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MOST_BYTES) throw new ChainTrouble(`the node answered with more than ${MOST_BYTES} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

type Post = (body: string) => Promise<string>

/** Not by `fetch`, which costs several times as much for a question so small. Redirects are not followed. */
function posting(address: string): Post {
  const url = new URL(address)
  const { request, Agent } = url.protocol === 'https:' ? https : http
  const agent = new Agent(KEPT_OPEN)
  return (body) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const asked = request(url, { method: 'POST', agent, headers, signal }, (answer) => {
        const { statusCode = 0 } = answer
        if (statusCode >= 200 && statusCode < 300) return resolve(boundedText(answer))
        answer.resume()
        reject(new ChainTrouble(`the node answered with HTTP ${statusCode}`))
      })
      asked.on('error', reject)
      asked.end(body)
    })
}

async function post(ask: Post, body: string): Promise<string> {
  try {
    return await ask(body)
  } catch (error) {
    if (error instanceof ChainTrouble) throw error
    // The address may carry a key: it is never told.
    throw new ChainTrouble(`the node does not answer (${error instanceof Error ? error.name : 'unknown'})`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ChainTrouble('the node’s answer is no JSON')
  }
}

/** Speaks JSON-RPC 2.0 over HTTP. The node's answer is text from a stranger: the caller has to check its form. */
export function createJsonRpc(url: string): AskNode {
  const ask = posting(url)
  let id = 0
  return async (method, params = []) => {
    const text = await post(ask, JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }))
    const answer = ANSWER.safeParse(parse(text))
    if (!answer.success) throw new ChainTrouble(`the node’s answer to ${method} has no form`)
    if (answer.data.error !== undefined && answer.data.error !== null)
      throw new ChainTrouble(`the node refused ${method}: ${JSON.stringify(answer.data.error).slice(0, 200)}`)
    return answer.data.result
  }
}
