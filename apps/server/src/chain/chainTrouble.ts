/** The node does not answer, or answers what cannot be: nothing was learned, to be tried again later. */
export class ChainTrouble extends Error {
  override readonly name = 'ChainTrouble'
}
