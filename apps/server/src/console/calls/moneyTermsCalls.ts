import type { MoneyTerms } from '@touchstone/protocol'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { ppmToFraction } from '@touchstone/quantities'
import { type AdminHandlers, checkReason, operatorOf } from '../adminContext.ts'
import type { AdminServices } from '../adminServices.ts'
import { ppmOf } from '../ppmOf.ts'

type WrittenTerms = AdminCallData<'getMoneyTerms'>['terms']

const HOUR_MS = 3_600_000

/** As people write them. */
function writtenTerms(terms: MoneyTerms): WrittenTerms {
  const { feePpm, turnoverPpm, addressHoldMs, conversionSpreadPpm, ...same } = terms
  return {
    ...same,
    feeRate: ppmToFraction(feePpm),
    turnoverRate: ppmToFraction(turnoverPpm),
    addressHoldHours: addressHoldMs / HOUR_MS,
    conversionSpread: ppmToFraction(conversionSpreadPpm),
  }
}

function readTerms({ feeRate, turnoverRate, addressHoldHours, conversionSpread, ...same }: WrittenTerms): MoneyTerms {
  return {
    ...same,
    feePpm: ppmOf('feeRate', feeRate),
    turnoverPpm: ppmOf('turnoverRate', turnoverRate),
    addressHoldMs: Math.round(addressHoldHours * HOUR_MS),
    conversionSpreadPpm: ppmOf('conversionSpread', conversionSpread),
  }
}

/** The terms under which money comes in and goes out: versions in the log, proposed by one and approved by another. */
export function moneyTermsCalls(
  services: Pick<AdminServices, 'worlds' | 'approvals'>,
): AdminHandlers<'getMoneyTerms' | 'proposeMoneyTerms'> {
  const { worlds, approvals } = services
  return {
    getMoneyTerms: ({ world }) => {
      const { version, terms } = worlds[world].core.moneyTerms.current()
      return { version, terms: writtenTerms(terms) }
    },

    proposeMoneyTerms: ({ world, terms, effectiveAt, reason }, context) => {
      const action = { type: 'SetMoneyTerms' as const, terms: readTerms(terms) }
      const payload = { world, action, effectiveAt, reason: checkReason(reason), name: '', text: '' }
      return approvals.propose(payload, operatorOf(context).operator, context.record)
    },
  }
}
