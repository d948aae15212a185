import { defineTexts } from '../../shared/i18n/texts.ts'

/** Its entries in the ledger. */
export const ledgerTexts = defineTexts('contractsLedger', {
  product: { contracts: '@contracts' },
  types: {
    pnl: 'Profit or loss of a contract',
    loss_settled: 'Loss settled while open',
    funding: '@funding',
    liquidation_fee: '@liquidationFee',
    insurance: '@insuranceFund',
  },
  why: {
    pnl: '{way, select, out {Loss of a contract} other {Profit of a contract}}',
    loss_settled: 'Loss of an open contract, settled early',
    funding: '{way, select, out {Funding paid for a contract} other {Funding received for a contract}}',
    liquidation_fee: 'Fee of a liquidation, to the insurance fund',
    insurance:
      '{way, select, out {Remainder of a liquidation, to the insurance fund} other {Covered by the insurance fund}}',
  },
})
