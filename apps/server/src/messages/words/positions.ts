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

const ROOM = 'Add margin, close a part of the position, or set a stop-loss.'
const MONEY = 'Close a part of your positions, or transfer money to your contract account.'
const NO_PROMISE =
  'This message is sent when the risk rate is seen above 80%. Prices may be faster than it: a position can be liquidated without a warning before.'

function marginCall(value: ValueOf) {
  const [contract = '', percent = ''] = ['contract', 'percent'].map(value)
  const liquidation = value('liquidation') === '' ? [] : [`Its liquidation price is ${value('liquidation')}.`]
  const isolated = [
    `Your ${value('side')} position in ${contract} has a risk rate of ${percent}, at a mark price of ${value('mark')}. At 100% it is liquidated.`,
    ...liquidation,
    ROOM,
  ]
  const cross = [
    `Your cross positions, ${contract} among them, have a risk rate of ${percent}. At 100% they are liquidated.`,
    MONEY,
  ]
  return {
    subject: `Margin call: ${contract} is close to liquidation`,
    paragraphs: [...(value('mode') === 'cross' ? cross : isolated), NO_PROMISE],
  }
}

export const POSITION_MAILS = {
  marginCall,
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
