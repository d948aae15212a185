import type { TextType } from '@touchstone/protocol'
import { describe, expect, it } from 'vitest'
import type { Text } from './contentStore.ts'
import { createNoticeWatch } from './noticeWatch.ts'

const text = (id: number, time: number, type: TextType = 'announcement') => ({ id, time, type }) as Text

describe('announcements and news as they are published', () => {
  it('are those after the first look, oldest first, and one that is published anew', async () => {
    let texts = [text(1, 10)]
    const watch = createNoticeWatch({ content: { texts: async () => texts }, onProblem: () => undefined })
    await watch.task.run()
    expect([watch.count, watch.after(0)]).toEqual([0, []])
    texts = [text(3, 30, 'news'), text(2, 20), text(1, 10)]
    await watch.task.run()
    expect(watch.count).toBe(2)
    expect(watch.after(0)).toEqual([
      { id: 2, type: 'announcement', time: 20 },
      { id: 3, type: 'news', time: 30 },
    ])
    expect(watch.after(1)).toEqual([{ id: 3, type: 'news', time: 30 }])
    expect(watch.after(2)).toEqual([])
    texts = [text(1, 40), text(3, 30, 'news')]
    await watch.task.run()
    expect(watch.after(2)).toEqual([{ id: 1, type: 'announcement', time: 40 }])
  })

  it('are kept up to a number: who has missed more is told of the newest', async () => {
    let texts = [text(1, 1)]
    const watch = createNoticeWatch({ content: { texts: async () => texts }, onProblem: () => undefined })
    await watch.task.run()
    texts = Array.from({ length: 150 }, (_one, more) => text(150 - more, 200 - more))
    await watch.task.run()
    expect(watch.count).toBe(150)
    expect(watch.after(0)).toHaveLength(100)
    expect(watch.after(149)).toEqual([{ id: 150, type: 'announcement', time: 200 }])
  })
})
