/** A transaction hash of the simulated chain. */
export function transactionHash(number: number): string {
  return `0x${String(number).padStart(64, '0')}`
}
