import type { Boundary } from '../../threads/program.ts'
import type { ChainReader } from '../chainReader.ts'

/** Which node, by its address. */
interface OfNode {
  readonly url: string
}

/** A question of the reader as a message: the node and the reader's own arguments. */
export interface Asked<Name extends keyof ChainReader> extends OfNode {
  readonly args: Parameters<ChainReader[Name]>
}

export interface AskedPlainly extends OfNode {
  readonly method: string
  readonly params: readonly unknown[]
}

export interface StateAsked extends OfNode {
  readonly path: string
}

type Questions = {
  readonly [Name in keyof ChainReader]: (asked: Asked<Name>) => Awaited<ReturnType<ChainReader[Name]>>
}

/** What the server asks of nodes. The program remembers nothing but its connections: each question may be asked again. */
export interface NodesBoundary extends Boundary {
  readonly program: Questions & {
    readonly ask: (asked: AskedPlainly) => unknown
    readonly loadState: (asked: StateAsked) => boolean
    readonly keepState: (asked: StateAsked) => void
  }
  readonly owner: Readonly<Record<never, never>>
}
