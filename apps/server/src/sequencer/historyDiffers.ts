/** What was signed or kept and what the log yields are not the same: one of them is not what it was. */
export class HistoryDiffers extends Error {
  override readonly name = 'HistoryDiffers'
  readonly sequence: number
  constructor(sequence: number, message: string) {
    super(message)
    this.sequence = sequence
  }
}
