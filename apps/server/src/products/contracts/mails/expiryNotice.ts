import type { ContractDefinition } from '@touchstone/protocol'
import type { Timestamp } from '@touchstone/quantities'
import type { Notice } from '../../../mail/notices.ts'

/** A position in a contract that is about to end. */
export interface EndingPosition {
  readonly contract: Pick<ContractDefinition, 'symbol' | 'name' | 'expiry'>
  readonly indexName: string
  readonly side: 'long' | 'short'
  readonly lots: bigint
  /** The contract to move to; undefined when there is none. */
  readonly rollOver: Pick<ContractDefinition, 'symbol' | 'expiry'> | undefined
}

/** "2026-11-27 08:00 UTC". */
function momentText(time: Timestamp): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The notice to a holder a day before a dated contract ends. */
export function expiryNotice({ contract, indexName, side, lots, rollOver }: EndingPosition): Notice {
  const { symbol, name, expiry } = contract
  const ends = momentText(expiry)
  const move = rollOver
    ? `To keep a position beyond that, close this one and open it in ${rollOver.symbol}, which ends on ${momentText(rollOver.expiry)}.`
    : 'No later contract is listed at the moment.'
  return {
    subject: `${symbol} ends on ${ends}`,
    paragraphs: [
      `You hold ${lots} ${lots === 1n ? 'lot' : 'lots'} ${side} of ${name} (${symbol}). The contract ends on ${ends}.`,
      `Then the position is closed, without a fee, at the mean of the index price of ${indexName} over the last 30 minutes, one sample a second. Open orders in the contract are cancelled, take-profit and stop-loss end with it.`,
      `You need do nothing. In the last minute positions can only be closed. ${move}`,
    ],
  }
}
