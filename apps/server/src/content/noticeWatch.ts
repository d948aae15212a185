import { NOTICE_TYPES, type NoticeRow, type NoticeType } from '@touchstone/protocol'
import { PeriodicTask } from '../operations/periodicTask.ts'
import type { ContentStore } from './contentStore.ts'

/** How soon after its time a new announcement is seen: as soon as an edit shows. */
const EVERY_MS = 5_000
/** Who listens reads every quarter of a second: more are never waiting. */
const MOST = 100

/** Announcements and news as they are published. */
export interface NoticeWatch {
  /** How many were published since the start. */
  readonly count: number
  /** Those after the first `count`, oldest first. */
  after(count: number): readonly NoticeRow[]
  readonly task: PeriodicTask<number>
}

export interface NoticeWatchOptions {
  readonly content: Pick<ContentStore, 'texts'>
  readonly onProblem: (error: unknown) => void
}

const keyOf = ({ id, time }: Pick<NoticeRow, 'id' | 'time'>) => `${id} ${time}`

/** A text that is published anew is news again. What was there at the first look is not. Its run returns how many it found. */
export function createNoticeWatch({ content, onProblem }: NoticeWatchOptions): NoticeWatch {
  let known: ReadonlySet<string> | undefined
  let published: readonly NoticeRow[] = []
  let count = 0
  const look = async (): Promise<number> => {
    const texts = await content.texts(NOTICE_TYPES, 'en')
    const fresh = known ? texts.filter((text) => !known?.has(keyOf(text))) : []
    known = new Set(texts.map(keyOf))
    const rows = fresh.map(({ id, type, time }) => ({ id, type: type as NoticeType, time }))
    published = [...published, ...rows.toReversed()].slice(-MOST)
    count += rows.length
    return rows.length
  }
  return {
    get count() {
      return count
    },
    after: (seen) => published.slice(Math.max(0, published.length - (count - seen))),
    task: new PeriodicTask({ name: 'notices', everyMs: EVERY_MS, work: look, onProblem }),
  }
}
