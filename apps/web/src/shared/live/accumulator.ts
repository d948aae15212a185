import type { ChannelMessage } from '@touchstone/protocol'

/**
 * Takes every message of one channel as it comes and makes an immutable view of it when the page is about to paint.
 * Taking is cheap, making a view may not be: that is why they are apart.
 */
export interface Accumulator<View> {
  accept(message: ChannelMessage): void
  /** The same object as long as nothing changed. */
  view(): View
}

/** Keeps the result of `merge` over all messages. Undefined before the first. */
export function mergeAccumulator<Held, Data>(
  empty: Held,
  merge: (held: Held, message: ChannelMessage<Data>) => Held,
): Accumulator<Held | undefined> {
  let held: Held | undefined
  return {
    accept(message) {
      held = merge(held ?? empty, message as ChannelMessage<Data>)
    },
    view: () => held,
  }
}

/** For channels whose every message is the whole state. */
export function latestAccumulator<Data>(): Accumulator<Data | undefined> {
  return mergeAccumulator<Data | undefined, Data>(undefined, (_, message) => message.data)
}
