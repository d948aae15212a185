import { SetMarketState } from './commands.ts'

export const MARKETS = { name: 'markets', commands: { SetMarketState }, actions: { SetMarketState } } as const
