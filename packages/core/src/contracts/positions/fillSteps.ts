/** What one side of a fill does with its owner's money: on the ledger, or in a plan that works it out beforehand. */
export interface FillSteps {
  /** Pays what the closed lots have lost, and frees the rest of their margin. */
  payLoss(): void
  /** Sets aside the margin of the lots that open. */
  open(): void
  takeProfit(): void
  payFee(): void
}

/**
 * Each step for all sides before the next one. Losses come in before margins are set aside, and margins before profits go out: so the
 * clearing account can always pay, and what opens is not paid with the same fill's profit. CMATCH-4, CLEAR-2.
 */
export function carryOutFill(sides: readonly FillSteps[]): void {
  for (const side of sides) side.payLoss()
  for (const side of sides) side.open()
  for (const side of sides) side.takeProfit()
  for (const side of sides) side.payFee()
}
