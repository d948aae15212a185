import { SIGN_IN_CALLS } from '@touchstone/protocol'
import { defineProjection } from '../../projector/projection.ts'
import { addReward } from '../../rewards/addReward.ts'
import { defineProduct } from '../../trading/product.ts'
import { type SignParts, signCalls } from './signCalls.ts'
import { SIGN_MESSAGES } from './signMessages.ts'

/** Signing in once a day, in cycles of seven days, each rewarded. */
export const signIn = defineProduct({
  name: 'signIn',
  calls: SIGN_IN_CALLS,
  handlers: (parts: SignParts) => signCalls(parts),
  projection: defineProjection({
    tables: [],
    events: {
      SignRewardPaid({ owner, day, asset, amount }, place, rows) {
        addReward(rows, place, { owner, kind: 'sign_in', about: day, asset, amount })
      },
    },
    elsewhere: { DaySigned: 'what is so now is asked of the core' },
  }),
  changesRecords: { kind: 'reward', by: ['SignRewardPaid'] },
  messages: SIGN_MESSAGES,
  words: { sign_reward: 'Reward of a daily sign-in' },
})
