/**
 * The database does not answer, or its connection broke before it did: nobody knows whether it did what it was asked. It is
 * no refusal, for nothing was judged; whoever called is told to try again.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
