import type { LiveSocket, LiveState } from '@touchstone/client'
import { JOIN_MS } from '@touchstone/protocol'
import { createLiveTopic, type LiveTopic, type OpenChannel } from './liveTopic.ts'
import { createPaintSlot, type PaintSlot } from './paintSlot.ts'
import type { Pace, Topic } from './topic.ts'

/** At most eight chart updates a second. */
const CANDLE_MS = 125
const TABLE_MS = 250

/** Live data by topic, each painted at its own pace from one socket. Topics are kept, so equal questions share one. */
export interface LiveHub {
  topic<View>(definition: Topic<View>): LiveTopic<View>
  readonly connection: LiveTopic<LiveState>
  /** A hidden page paints nothing; messages that arrived meanwhile are painted at once when it is shown again. */
  setHidden(hidden: boolean): void
}

/** The functions of a socket that the hub uses. */
export type LiveSource = Pick<LiveSocket, 'subscribe' | 'onState' | 'state'>

export function createLiveHub(
  source: LiveSource,
  makeSlot: (periodMs: number) => PaintSlot = (periodMs) => createPaintSlot(periodMs),
): LiveHub {
  const slots: Readonly<Record<Pace, PaintSlot>> = {
    depth: makeSlot(JOIN_MS.depth),
    tape: makeSlot(JOIN_MS.trade),
    candle: makeSlot(CANDLE_MS),
    table: makeSlot(TABLE_MS),
  }
  const open: OpenChannel = (channel, onMessage) => source.subscribe(channel, onMessage)
  const topics = new Map<string, unknown>()
  return {
    topic<View>({ channel, pace, accumulator }: Topic<View>) {
      // The channel's name decides the view's type: a channel has one definition.
      const known = topics.get(channel) as LiveTopic<View> | undefined
      const made = known ?? createLiveTopic({ channel, open, makeAccumulator: accumulator, slot: slots[pace] })
      topics.set(channel, made)
      return made
    },
    connection: { getView: () => source.state, subscribe: (listener) => source.onState(listener) },
    setHidden(hidden) {
      for (const slot of Object.values(slots)) slot.setPaused(hidden)
    },
  }
}
