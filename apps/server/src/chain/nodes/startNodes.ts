import type { Logger } from 'pino'
import { type Peer, PeerGone } from '../../threads/conversation.ts'
import { inProcess } from '../../threads/inProcess.ts'
import { KeptProgram } from '../../threads/keptProgram.ts'
import { onThread, type ThreadCare } from '../../threads/onThread.ts'
import type { Carrier } from '../../threads/program.ts'
import { ChainTrouble } from '../chainTrouble.ts'
import type { ChainNode } from './chainNode.ts'
import type { NodesBoundary } from './nodesBoundary.ts'
import { nodesProgram } from './nodesProgram.ts'

/** Where nodes are asked from: a thread of its own, or, for most tests, the thread that wants to know. */
export type NodesPlace = 'thread' | 'process'

export interface StartNodesOptions {
  readonly place: NodesPlace
  readonly care?: ThreadCare
  readonly logger: Pick<Logger, 'error'>
}

/** The nodes of chains, asked from one place. */
export interface Nodes {
  /** The address may carry a key: it is never told. */
  at(url: string): ChainNode
  /** Ends the place, whatever is asked there; it begins again. */
  kill(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

/**
 * Little is under way at a time. The rest of its memory has no limit of its own: the engine cannot stop in the middle of reading a
 * text, and ends the process when it meets the limit there. The size of an answer is bounded instead.
 */
const LIMITS = { maxYoungGenerationSizeMb: 6 }

const CARRIERS: Readonly<Record<NodesPlace, (care?: ThreadCare) => Carrier<NodesBoundary>>> = {
  thread: (care) =>
    onThread({ name: 'nodes', file: new URL('./nodesThread.ts', import.meta.url), limits: LIMITS, ...care }),
  process: () => inProcess(nodesProgram),
}

/** Trouble is told again as what it was there; a question that got lost with the thread may be asked again, as any other. */
async function told<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PeerGone) throw new ChainTrouble(`the node cannot be asked now: ${error.message}`)
    if (error instanceof Error && error.name === 'ChainTrouble') throw new ChainTrouble(error.message)
    throw error
  }
}

function remoteNode(nodes: Peer<NodesBoundary['program']>, url: string): ChainNode {
  return {
    ask: (method, params = []) => told(nodes.ask('ask', { url, method, params })),
    reader: {
      chainId: (...args) => told(nodes.ask('chainId', { url, args })),
      head: (...args) => told(nodes.ask('head', { url, args })),
      hashAt: (...args) => told(nodes.ask('hashAt', { url, args })),
      block: (...args) => told(nodes.ask('block', { url, args })),
      transfersTo: (...args) => told(nodes.ask('transfersTo', { url, args })),
      receipt: (...args) => told(nodes.ask('receipt', { url, args })),
      decimalsOf: (...args) => told(nodes.ask('decimalsOf', { url, args })),
    },
    state: {
      load: (path) => told(nodes.ask('loadState', { url, path })),
      keep: (path) => told(nodes.ask('keepState', { url, path })),
    },
  }
}

/** One place for all nodes. When it ends by itself it begins again; whoever asked meanwhile is told of trouble and asks again. */
export async function startNodes({ place, care, logger }: StartNodesOptions): Promise<Nodes> {
  const kept = await KeptProgram.begin<NodesBoundary>({
    carrier: CARRIERS[place](care),
    service: {},
    onEnded: (reason, againInMs) =>
      logger.error(
        { event: 'nodes_ended', reason, againInMs },
        'what asks the nodes of the chain ended and begins again',
      ),
  })
  return {
    at: (url) => remoteNode(kept, url),
    kill: () => kept.endNow('it was killed'),
    stop: () => kept.stop(),
  }
}
