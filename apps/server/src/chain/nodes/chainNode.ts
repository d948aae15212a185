import { type ChainReader, createChainReader } from '../chainReader.ts'
import { type AskNode, createJsonRpc } from '../jsonRpc.ts'
import { keepState, loadState } from '../sandbox/stateFile.ts'

/** A node of a chain. Every question throws ChainTrouble when there is no usable answer. */
export interface ChainNode {
  /** For questions whose answers are small; the caller checks their form. */
  readonly ask: AskNode
  readonly reader: ChainReader
  /** The whole chain of a sandbox, in a file. */
  readonly state: ChainStateFile
}

export interface ChainStateFile {
  /** Loads the file into the chain; false: there is none. */
  load(path: string): Promise<boolean>
  /** Writes the file whole, as the chain is now. */
  keep(path: string): Promise<void>
}

/** Asks on the caller's thread. */
export function createChainNode(url: string): ChainNode {
  const ask = createJsonRpc(url)
  return {
    ask,
    reader: createChainReader(ask),
    state: { load: (path) => loadState(ask, path), keep: (path) => keepState(ask, path) },
  }
}
