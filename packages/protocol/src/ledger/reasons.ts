/** Why money moves here. A number is never given to another reason. */
export const LEDGER_REASONS = {
  capital: { number: 0, says: "The operator's own money comes in.", principal: true },
  hold: { number: 2, says: 'Set aside in the same wallet.' },
  release: { number: 3, says: 'Given back to what is available.' },
  fee: { number: 5, says: 'A fee, to the house.' },
} as const
