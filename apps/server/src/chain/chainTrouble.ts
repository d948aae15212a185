/** The node does not answer, or its answer cannot be true: nothing was learned, to be tried again later. */
export class ChainTrouble extends Error {
  override readonly name = 'ChainTrouble'
}
