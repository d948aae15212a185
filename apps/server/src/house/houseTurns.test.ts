import type { Command } from '@touchstone/protocol'
import { expect, it } from 'vitest'
import type { Peer } from '../threads/conversation.ts'
import { inProcess } from '../threads/inProcess.ts'
import type { HouseBoundary, HouseTurn } from './houseBoundary.ts'
import { HouseTurns } from './houseTurns.ts'

const lease = (until: number): Command => ({ type: 'AcquireLease', role: 'feed', holder: 1, until })

it('sends what is decided together in one message, and tells each its own outcome', async () => {
  const asked: HouseTurn[] = []
  let turns: HouseTurns | undefined
  const carrier = inProcess<HouseBoundary>((owner: Peer<HouseBoundary['owner']>) => {
    turns = new HouseTurns('real', owner)
    return { service: { begin: () => undefined, stop: () => undefined } }
  })
  const { end } = carrier({
    listings: () => expect.unreachable('nobody asks'),
    books: () => expect.unreachable('nobody asks'),
    trouble: () => expect.unreachable('nobody tells'),
    submit: (turn) => {
      asked.push(turn)
      return turn.commands.map((command) =>
        command.type === 'AcquireLease' && command.until === 2
          ? { error: { name: 'Refusal', message: 'the disk is full', stack: undefined, fields: {} } }
          : { reply: { kind: 'done', value: command.type === 'AcquireLease' ? command.until : 0 } },
      )
    },
  })
  const submit = async (until: number) => turns?.submit(lease(until))
  const outcomes = await Promise.allSettled([1, 2, 3].map(submit))
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: { kind: 'done', value: 1 } },
    { status: 'rejected', reason: { name: 'Refusal', message: 'the disk is full' } },
    { status: 'fulfilled', value: { kind: 'done', value: 3 } },
  ])
  await submit(4)
  expect(asked.map(({ commands }) => commands.length)).toEqual([3, 1])
  await end('over')
  await expect(submit(5)).rejects.toThrow('over')
})
