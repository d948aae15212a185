import type { ContractRow } from '@touchstone/protocol'
import { useState } from 'react'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import {
  type ProtectedEntry,
  type Protection,
  protectionAt,
  protectionPrice,
  protectionProblem,
} from '../../../terminal/ticket/protection/protection.ts'
import type { ContractMarket } from '../contractMarket.ts'

const LEG_OF = { tp: 'takeProfit', sl: 'stopLoss' } as const

/** The protections of a position, as calls name them. */
export type PositionLeg = keyof typeof LEG_OF

/** A price offered instead of the one that is set. */
export interface ProposedProtection {
  readonly field: PositionLeg
  readonly price: string
}

/** The entries for both protections of a position, and their prices. Without terms there are no prices. */
export function useProtectionForm(
  row: ContractRow,
  proposed: ProposedProtection | undefined,
  market: ContractMarket | undefined,
) {
  const first = (field: PositionLeg) => protectionAt(proposed?.field === field ? proposed.price : row[field])
  const [entered, setEntered] = useState(() => ({ tp: first('tp'), sl: first('sl') }))
  const entry: ProtectedEntry = {
    side: row.side,
    price: market && readDown(row.openPrice, market.priceScale),
    size: market && BigInt(row.lots) * market.lotSize,
  }
  const priceOf = (field: PositionLeg) => (market ? protectionPrice(entered[field], LEG_OF[field], entry, market) : '')
  return {
    entered,
    entry,
    enter: (field: PositionLeg, value: Protection) => setEntered((before) => ({ ...before, [field]: value })),
    priceOf,
    problemOf: (field: PositionLeg) => market && protectionProblem(entered[field], priceOf(field), market),
  }
}
