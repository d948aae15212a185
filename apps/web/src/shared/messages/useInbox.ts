import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallData, ChannelMessage, MessageData, MessageRow } from '@touchstone/protocol'
import { useEffect } from 'react'
import { api } from '../api/api.ts'
import { callQuery } from '../api/queries.ts'
import { mergeAccumulator } from '../live/accumulator.ts'
import { useTopic } from '../live/LiveProvider.tsx'
import type { Topic } from '../live/topic.ts'

interface Arrivals {
  /** How often something was told. */
  readonly times: number
  /** The newest message that has arrived since the page was opened. */
  readonly newest: MessageRow | undefined
}

function mergeArrivals(held: Arrivals, { type, data }: ChannelMessage<MessageData>): Arrivals {
  return { times: held.times + 1, newest: type === 'snap' ? held.newest : (data.list.at(-1) ?? held.newest) }
}

const NOTHING: Arrivals = { times: 0, newest: undefined }

const messageTopic: Topic<Arrivals | undefined> = {
  channel: 'message',
  pace: 'table',
  accumulator: () => mergeAccumulator(NOTHING, mergeArrivals),
}

/** As many as the bell shows. */
export const LATEST = 6

/** The newest message that has arrived since the page was opened; undefined before the first. */
export function useNewestMessage(): MessageRow | undefined {
  return useTopic(messageTopic)?.newest
}

/** A page of the inbox, asked for anew when a message arrives or is read, here or on another page. */
export function useInbox(page: number, size: number) {
  const told = useTopic(messageTopic)?.times
  const answer = useQuery(callQuery('getMessageList', { page: String(page), size: String(size) }, { refusal: 'here' }))
  const { refetch } = answer
  useEffect(() => {
    if (told !== undefined) void refetch({ cancelRefetch: false })
  }, [told, refetch])
  return answer
}

type Inbox = CallData<'getMessageList'>

/** Marks one message as read by its number, or every one by `all`; the lists on this page show it at once. */
export function useMarkRead(): (id: string) => void {
  const queries = useQueryClient()
  return (id) => {
    queries.setQueriesData<Inbox>({ queryKey: ['getMessageList'] }, (held) => held && afterReading(held, id))
    api()
      .call('readMessage', id === 'all' ? { all: '1' } : { id })
      .catch(() => queries.invalidateQueries({ queryKey: ['getMessageList'] }))
  }
}

function afterReading(held: Inbox, id: string): Inbox {
  if (id === 'all') return { ...held, unread: 0, list: held.list.map((row) => ({ ...row, read: true })) }
  const fresh = held.list.some((row) => row.id === id && !row.read)
  const list = held.list.map((row) => (row.id === id ? { ...row, read: true } : row))
  return { ...held, unread: Math.max(0, held.unread - (fresh ? 1 : 0)), list }
}
