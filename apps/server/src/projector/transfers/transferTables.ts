import type { Wallet, World } from '@touchstone/protocol'

export type TransferTables = {
  transfers: {
    world: World
    sequence: bigint
    owner: bigint
    from_wallet: Wallet
    to_wallet: Wallet
    asset: number
    amount: bigint
    time: bigint
  }
}

export const TRANSFER_TABLES = ['transfers'] as const satisfies readonly (keyof TransferTables)[]
