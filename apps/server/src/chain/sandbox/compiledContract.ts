import { readFileSync } from 'node:fs'
import type { Abi, Hex } from 'viem'

/** A compiled contract, as it lies in apps/server/contracts beside its source. */
export interface CompiledContract {
  readonly compiler: string
  /** SHA-256 (hex) of the source it was made from. */
  readonly sourceSha256: string
  readonly abi: Abi
  readonly bytecode: Hex
}

export const CONTRACTS_FOLDER = new URL('../../../contracts/', import.meta.url)

export function readCompiledContract(name: string): CompiledContract {
  return JSON.parse(readFileSync(new URL(`${name}.json`, CONTRACTS_FOLDER), 'utf8')) as CompiledContract
}
