/** The feed asked for cannot be opened. The message is for the operator at start-up and says what to change. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}
