import type { TextSeed } from './seed.ts'

export const REWARD_TEXTS: readonly TextSeed[] = [
  {
    id: 10,
    type: 'legal',
    title: 'Rules of the daily sign-in',
    date: '2026-11-23',
    markdown: `
## 1. The cycle

1. A cycle has seven days. It begins on the day of your first sign-in, and on the day of your first sign-in after an earlier cycle is over.
2. A day begins and ends at midnight in Hong Kong (UTC+8), wherever you are.
3. You can sign in once a day. A day on which you did not sign in stays not signed: it cannot be made up for, and it neither shifts nor ends
   the cycle.
4. Everybody with an account may sign in, verified or not.

## 2. The rewards

{{rewards}}

1. Each day on which you signed in has its reward. You receive it once, into your funds account, when you choose **Receive** before the seventh
   day of the cycle is over. After that it is lost.
2. A cycle keeps the rewards that were in force when it began, whatever is decided later.
3. Rewards are paid out of a budget that was set aside from the platform’s own money. What is left of it is shown beside the days. When it is
   used up nothing is paid until it is filled again; no reward is paid with money of customers.

## 3. Before you can receive one

1. Your junior verification must be approved. The demo account, which has none, is not asked for it.
2. Rewards of sign-in and welfare together never exceed the part of your own trading fees that stands above. Who has paid no fees since these
   rules came into force cannot receive a reward yet; the page says how much is missing before you sign in.
3. A frozen account receives nothing while it is frozen.

Signing in costs nothing and obliges you to nothing. Do not trade in order to receive a reward: the fees of doing so are at least ten times as
high as the rewards they allow.

## 4. Changes

Two operators decide these figures, and the decision is an entry of the log. It holds for cycles that begin after it.
`,
  },
  {
    id: 301,
    type: 'welfare',
    title: 'First trades',
    date: '2026-11-23',
    markdown: `
Make your first trades and receive a reward in USDT.

1. Spot, contracts and timed orders count, from the moment rewards exist on this exchange.
2. The reward is paid into your funds account when you claim it, once, as long as the budget of the campaign has enough left.
3. Like every reward it is paid out of the platform’s own money, asks for your junior verification (not in the demo account), and is at most a
   part of the trading fees that you paid yourself; both stand among the conditions below.

Nothing here is a reason to trade more than you would: the fees of a trade are always higher than the reward they allow.
`,
  },
]
