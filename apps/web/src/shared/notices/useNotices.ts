import { useQuery } from '@tanstack/react-query'
import type { CallInput, ChannelMessage, NoticeData } from '@touchstone/protocol'
import { useEffect } from 'react'
import { callQuery } from '../api/queries.ts'
import { mergeAccumulator } from '../live/accumulator.ts'
import { useTopic } from '../live/LiveProvider.tsx'
import type { Topic } from '../live/topic.ts'

/** How often something was published since the page was opened; a snapshot after the first may stand for something missed. */
const countNews = (times: number, { type, data }: ChannelMessage<NoticeData>): number =>
  type === 'snap' || data.length > 0 ? times + 1 : times

const noticeTopic: Topic<number | undefined> = {
  channel: 'notice',
  pace: 'table',
  accumulator: () => mergeAccumulator(0, countNews),
}

/** The first snapshot says nothing that the first answer did not. */
const FIRST = 1

/** A page of announcements and news, asked for anew when something is published. */
export function useNotices(input: CallInput<'getGG'>, settings: Parameters<typeof callQuery>[2] = {}) {
  const told = useTopic(noticeTopic) ?? FIRST
  const answer = useQuery(callQuery('getGG', input, settings))
  const { refetch } = answer
  useEffect(() => {
    if (told > FIRST) void refetch({ cancelRefetch: false })
  }, [told, refetch])
  return answer
}
