import type { CallData, TicketState } from '@touchstone/protocol'
import type { ChipTone } from '@touchstone/ui'

export type Ticket = CallData<'getTicket'>
export type TicketPost = Ticket['posts'][number]
export type TicketStepLine = Ticket['steps'][number]

export const STATE_TONES: Readonly<Record<TicketState, ChipTone>> = {
  open: 'progress',
  answered: 'success',
  closed: 'neutral',
}

export type ThreadItem =
  | { readonly kind: 'post'; readonly key: string; readonly post: TicketPost }
  | { readonly kind: 'step'; readonly key: string; readonly step: TicketStepLine }

/** Messages and steps in the order in which they happened; of one moment, the message first. */
export function threadItems({ posts, steps }: Pick<Ticket, 'posts' | 'steps'>): readonly ThreadItem[] {
  const said = posts.map((post): ThreadItem => ({ kind: 'post', key: `post ${post.number}`, post }))
  const done = steps.map((step, index): ThreadItem => ({ kind: 'step', key: `step ${index}`, step }))
  const timeOf = (item: ThreadItem) => (item.kind === 'post' ? item.post.time : item.step.time)
  return [...said, ...done].toSorted((one, other) => timeOf(one) - timeOf(other))
}
