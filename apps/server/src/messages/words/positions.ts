import { moment } from './moment.ts'
import type { SomeMails, ValueOf } from './someMails.ts'

const lots = (count: string) => `${count} ${count === '1' ? 'lot' : 'lots'}`

const STEPS: Readonly<Record<string, (value: ValueOf) => string>> = {
  orders_cancelled: () => 'Its open orders were cancelled first; the position itself is unchanged so far.',
  reduced: (value) => `${lots(value('lots'))} were closed, for a fee of ${value('fee')}, so that the rest can stay.`,
  taken_over: (value) => `All its ${lots(value('lots'))} were taken over by the insurance fund. The margin is used up.`,
}

const CLOSED: Readonly<Record<string, string>> = {
  take_profit: 'Its take-profit was reached.',
  stop_loss: 'Its stop-loss was reached.',
  settlement: 'The contract has ended, and every position in it was closed at the settlement price.',
}

function contractEnds(value: ValueOf) {
  const [contract = '', name, index] = ['contract', 'name', 'index'].map(value)
  const ends = moment(value('endsAt'))
  const next = value('next')
  const move =
    next === ''
      ? 'No later contract is listed at the moment.'
      : `To keep a position beyond that, close this one and open it in ${next}, which ends on ${moment(value('nextEndsAt'))}.`
  return {
    subject: `${contract} ends on ${ends}`,
    paragraphs: [
      `You hold ${lots(value('lots'))} ${value('side')} of ${name} (${contract}). The contract ends on ${ends}.`,
      `Then the position is closed, without a fee, at the mean of the index price of ${index} over the last 30 minutes, one sample a second. Open orders in the contract are cancelled, take-profit and stop-loss end with it.`,
      `You need do nothing. In the last minute positions can only be closed. ${move}`,
    ],
  }
}

export const POSITION_MAILS = {
  liquidation: (value) => ({
    subject: `Your position in ${value('contract')} is being liquidated`,
    paragraphs: [
      `Your ${value('side')} position in ${value('contract')} no longer had the margin it needs, at a mark price of ${value('mark')}.`,
      STEPS[value('step')]?.(value) ?? '',
    ],
  }),
  deleveraged: (value) => ({
    subject: `A part of your position in ${value('contract')} was closed`,
    paragraphs: [
      `${lots(value('lots'))} of your position in ${value('contract')} were closed at ${value('price')}, against a position that the insurance fund could not carry: you stood at place ${value('rank')} of the published queue.`,
    ],
  }),
  positionClosed: (value) => ({
    subject: `Your position in ${value('contract')} was closed`,
    paragraphs: [
      `Your ${value('side')} position in ${value('contract')} was closed. ${CLOSED[value('by')] ?? ''}`,
      `Its result before fees and funding: ${value('result')}.`,
    ],
  }),
  contractEnds,
} satisfies SomeMails
