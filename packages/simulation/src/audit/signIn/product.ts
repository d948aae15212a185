import { SYSTEM_OWNERS } from '@touchstone/protocol'
import { isFree, isFunds } from '../accounts.ts'
import type { ProductAudit } from '../productAudit.ts'
import { SignInAudit } from './signInAudit.ts'

const { campaigns } = SYSTEM_OWNERS

export const SIGN_IN: ProductAudit<'sign_reward'> = {
  reasons: {
    sign_reward: (source, destination) => isFree(source, campaigns) && isFunds(destination, 'available'),
  },
  isDeed: ({ type }) => type === 'DaySigned' || type === 'SignRewardPaid',
  opens: ({ type }) => type === 'SignRewardPaid',
  begin: ({ rewards }) => new SignInAudit(rewards),
}
