import type { NoticeData } from '@touchstone/protocol'
import type { NoticeWatch } from '../../content/noticeWatch.ts'
import type { ChannelSource } from '../channel.ts'

export type Notices = Pick<NoticeWatch, 'count' | 'after'>

/** Announcements and news that were published since the last update. */
export class NoticeSource implements ChannelSource {
  readonly #notices: Notices
  #seen: number

  constructor(notices: Notices) {
    this.#notices = notices
    this.#seen = notices.count
  }

  advance(): readonly NoticeData[] {
    const { count } = this.#notices
    if (count === this.#seen) return []
    const fresh = this.#notices.after(this.#seen)
    this.#seen = count
    return [fresh]
  }

  snapshot(): NoticeData {
    return []
  }
}
