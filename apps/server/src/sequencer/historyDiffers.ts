/** Signed or kept data differs from what the log yields: one of the two has been changed. */
export class HistoryDiffers extends Error {
  override readonly name = 'HistoryDiffers'
  readonly sequence: number
  constructor(sequence: number, message: string) {
    super(message)
    this.sequence = sequence
  }
}
