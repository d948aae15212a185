import type { World } from '@touchstone/protocol'

export type ConversionTables = {
  conversions: {
    world: World
    sequence: bigint
    owner: bigint
    from_asset: number
    to_asset: number
    amount: bigint
    receive: bigint
    time: bigint
  }
}

export const CONVERSION_TABLES = ['conversions'] as const satisfies readonly (keyof ConversionTables)[]
