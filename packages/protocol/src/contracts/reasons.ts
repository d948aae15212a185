/** Why money moves here. A number is never given to another reason. */
export const CONTRACT_REASONS = {
  pnl: { number: 7, says: 'Profit or loss of a contract, between its holder and the clearing account.' },
  loss_settled: {
    number: 8,
    says: "A loss settled while the position stays open, because the clearing account had to pay somebody's profit.",
  },
  funding: { number: 9, says: 'Funding between longs and shorts, through the clearing account.' },
  liquidation_fee: { number: 10, says: 'The fee of a liquidation, to the insurance fund.' },
  insurance: {
    number: 11,
    says: 'The insurance fund covers what a bankrupt position could not, or receives what was left of one.',
  },
  rounding: { number: 14, says: 'Remainders of divisions, always to `rounding`.' },
} as const
