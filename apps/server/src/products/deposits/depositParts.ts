import type { AssetDefinition } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { IssuedAddresses } from '../../chain/issuedAddresses.ts'
import type { WatcherStatus } from '../../chain/watcher.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { Files } from '../../files/files.ts'
import type { ReviewDesk } from '../../review/reviewCase.ts'
import type { WorldPort } from '../../sequencer/worldPort.ts'

/** The chain as customers' deposits see it. */
export interface DepositChain {
  readonly name: string
  readonly sandbox: boolean
  /** Contract of the token, lower case. */
  readonly token: string
  readonly confirmations: number
  readonly addresses: IssuedAddresses
  status(): WatcherStatus
}

export interface DepositParts {
  readonly database: Kysely<Database>
  readonly clock: Clock
  /** Deposits exist in the real world only. */
  readonly real: Pick<WorldPort, 'core'>
  /** null: there is none now. */
  readonly chain: DepositChain | null
  readonly files: Pick<Files, 'check' | 'keep'>
  readonly desk: Pick<ReviewDesk, 'open'>
}

const CURRENCY = 'USDT'
const CHAIN = 'ethereum'

/** The one asset that is deposited. Throws Refusal('unknown_asset' | 'deposit_unsupported'). */
export function depositAsset(
  { real }: Pick<DepositParts, 'real'>,
  asked: { readonly currency: string; readonly chain: string },
): AssetDefinition {
  const asset = real.core.assets().find(({ code }) => code === asked.currency)
  if (!asset) throw new Refusal('unknown_asset')
  if (asset.code !== CURRENCY || asked.chain !== CHAIN) throw new Refusal('deposit_unsupported')
  return asset
}

/** Throws Refusal('deposits_closed'). */
export function openChain({ chain }: Pick<DepositParts, 'chain'>): DepositChain {
  if (!chain) throw new Refusal('deposits_closed')
  return chain
}
