/** Why money moves here. A number is never given to another reason. */
export const WITHDRAWAL_REASONS = {
  withdrawal: { number: 16, says: 'Has gone outside: what was asked for, less the fee.', principal: true },
  withdrawal_fee: { number: 17, says: 'The fee of a withdrawal.' },
} as const
