import type { Program } from '../../threads/program.ts'
import { type ChainNode, createChainNode } from './chainNode.ts'
import type { NodesBoundary } from './nodesBoundary.ts'

/** Talks to the nodes of chains, reads what they answer, and passes on no more than was asked for. */
export const nodesProgram: Program<NodesBoundary> = () => {
  const nodes = new Map<string, ChainNode>()
  const at = (url: string): ChainNode => {
    const node = nodes.get(url) ?? createChainNode(url)
    nodes.set(url, node)
    return node
  }
  return {
    service: {
      ask: ({ url, method, params }) => at(url).ask(method, params),
      chainId: ({ url, args }) => at(url).reader.chainId(...args),
      head: ({ url, args }) => at(url).reader.head(...args),
      hashAt: ({ url, args }) => at(url).reader.hashAt(...args),
      block: ({ url, args }) => at(url).reader.block(...args),
      transfersTo: ({ url, args }) => at(url).reader.transfersTo(...args),
      receipt: ({ url, args }) => at(url).reader.receipt(...args),
      decimalsOf: ({ url, args }) => at(url).reader.decimalsOf(...args),
      loadState: ({ url, path }) => at(url).state.load(path),
      keepState: ({ url, path }) => at(url).state.keep(path),
    },
  }
}
