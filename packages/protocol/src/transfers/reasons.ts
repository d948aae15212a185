/** Why money moves here. A number is never given to another reason. */
export const TRANSFER_REASONS = {
  transfer: { number: 6, says: "Between an owner's own wallets.", principal: true },
} as const
