import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

/** A compiled contract, as it lies in apps/server/contracts beside its source. */
export interface CompiledContract {
  readonly compiler: string
  /** SHA-256 (hex) of the source it was made from. */
  readonly sourceSha256: string
  readonly abi: Abi
  readonly bytecode: Hex
}

const find = createRequire(import.meta.url)

/** Where a file of the contracts' folder lies, whether this runs from its source or from a bundle. */
export const contractFile = (name: string): string => find.resolve(`@touchstone/server/contracts/${name}`)

export function readCompiledContract(name: string): CompiledContract {
  return JSON.parse(readFileSync(contractFile(`${name}.json`), 'utf8')) as CompiledContract
}
