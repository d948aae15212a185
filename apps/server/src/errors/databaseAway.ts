/**
 * The database does not answer, or its connection broke before it did: nobody knows whether it carried out the statement. It is
 * no refusal, for nothing was judged; the caller is told to try again.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}
