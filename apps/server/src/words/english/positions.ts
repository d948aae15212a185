/** Positions and the contracts they are in. */
export const POSITIONS = {
  marginCall: {
    subject: 'Margin call: {contract} is close to liquidation',
    text: [
      '{mode, select, cross {Your cross positions, {contract} among them, have a risk rate of {percent}. At 100% they are liquidated.} other {{side, select, long {Your long position in {contract} has a risk rate of {percent}, at a mark price of {mark}. At 100% it is liquidated.} other {Your short position in {contract} has a risk rate of {percent}, at a mark price of {mark}. At 100% it is liquidated.}}}}',
      '{mode, select, cross {} other {Its liquidation price is {liquidation}.}}',
      '{mode, select, cross {Close a part of your positions, or transfer money to your contract account.} other {Add margin, close a part of the position, or set a stop-loss.}}',
      'This message is sent when the risk rate is seen above 80%. Prices may be faster than it: a position can be liquidated without a warning before.',
    ],
  },
  liquidation: {
    subject: 'Your position in {contract} is being liquidated',
    text: [
      '{side, select, long {Your long position in {contract} no longer had the margin it needs, at a mark price of {mark}.} other {Your short position in {contract} no longer had the margin it needs, at a mark price of {mark}.}}',
      '{step, select, orders_cancelled {Its open orders were cancelled first; the position itself is unchanged so far.} reduced {{lots, plural, one {# lot was closed, for a fee of {fee}, so that the rest can stay.} other {# lots were closed, for a fee of {fee}, so that the rest can stay.}}} other {{lots, plural, one {Its # lot was taken over by the insurance fund. The margin is used up.} other {All its # lots were taken over by the insurance fund. The margin is used up.}}}}',
    ],
  },
  deleveraged: {
    subject: 'A part of your position in {contract} was closed',
    text: [
      '{lots, plural, one {# lot of your position in {contract} was closed at {price}, against a position that the insurance fund could not carry: you stood at place {rank} of the published queue.} other {# lots of your position in {contract} were closed at {price}, against a position that the insurance fund could not carry: you stood at place {rank} of the published queue.}}',
    ],
  },
  positionClosed: {
    subject: 'Your position in {contract} was closed',
    text: [
      '{side, select, long {Your long position in {contract} was closed.} other {Your short position in {contract} was closed.}} {by, select, take_profit {Its take-profit was reached.} stop_loss {Its stop-loss was reached.} other {The contract has ended, and every position in it was closed at the settlement price.}}',
      'Its result before fees and funding: {result}.',
    ],
  },
  contractEnds: {
    subject: '{contract} ends on {endsAt}',
    text: [
      '{side, select, long {{lots, plural, one {You hold # lot long of {name} ({contract}). The contract ends on {endsAt}.} other {You hold # lots long of {name} ({contract}). The contract ends on {endsAt}.}}} other {{lots, plural, one {You hold # lot short of {name} ({contract}). The contract ends on {endsAt}.} other {You hold # lots short of {name} ({contract}). The contract ends on {endsAt}.}}}}',
      'Then the position is closed, without a fee, at the mean of the index price of {index} over the last 30 minutes, one sample a second. Open orders in the contract are cancelled, take-profit and stop-loss end with it.',
      'You need do nothing. In the last minute positions can only be closed. {next, select, absent {No later contract is listed at the moment.} other {To keep a position beyond that, close this one and open it in {next}, which ends on {nextEndsAt}.}}',
    ],
  },
} as const
