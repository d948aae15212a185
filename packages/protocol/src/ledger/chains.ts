import { wordsOf } from '../shape/wordsByNumber.ts'

/** Networks that the platform reads and pays on, each with its number in the log, for ever. */
export const CHAIN_NUMBERS = { ethereum: 0 } as const
export type Chain = keyof typeof CHAIN_NUMBERS
export const CHAINS = wordsOf(CHAIN_NUMBERS)
