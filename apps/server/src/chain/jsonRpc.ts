import * as z from 'zod/mini'
import { ChainTrouble } from './chainTrouble.ts'

/** One question to a node. Throws ChainTrouble when there is no usable answer. */
export type AskNode = (method: string, params?: readonly unknown[]) => Promise<unknown>

const TIMEOUT_MS = 10_000
const MOST_BYTES = 64 * 1024 * 1024
const ANSWER = z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) })

/** Reads a body up to a size: a node must not fill the memory. */
async function boundedText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new ChainTrouble(`the node answered with more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function post(url: string, body: string): Promise<string> {
  try {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    if (!answer.ok) throw new ChainTrouble(`the node answered with HTTP ${answer.status}`)
    return await boundedText(answer.body)
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
  let id = 0
  return async (method, params = []) => {
    const text = await post(url, JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }))
    const answer = ANSWER.safeParse(parse(text))
    if (!answer.success) throw new ChainTrouble(`the node’s answer to ${method} has no form`)
    if (answer.data.error !== undefined && answer.data.error !== null)
      throw new ChainTrouble(`the node refused ${method}: ${JSON.stringify(answer.data.error).slice(0, 200)}`)
    return answer.data.result
  }
}
