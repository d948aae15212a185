import type { MessageData, MessageRow } from '@touchstone/protocol'
import type { ChannelSource } from './channel.ts'
import { defineOwnStream } from './ownStream.ts'

/** One owner's messages since the last update, and how many are unread. */
class MessageSource implements ChannelSource {
  #unread: number | null = null
  #list: MessageRow[] = []

  add({ unread, list }: MessageData): void {
    this.#unread = unread
    this.#list.push(...list)
  }

  advance(): readonly MessageData[] {
    if (this.#unread === null) return []
    const told = { unread: this.#unread, list: this.#list }
    this.#unread = null
    this.#list = []
    return [told]
  }

  snapshot(): MessageData {
    return { unread: null, list: [] }
  }
}

/** Messages do not come from the log by themselves: see `MessageChanges`. */
export const MESSAGE_STREAM = defineOwnStream({
  name: 'message',
  source: () => new MessageSource(),
  tell: () => undefined,
})
