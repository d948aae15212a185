import type { KycState } from '@touchstone/protocol'

/** The state of the holder's verification as an account shows it. */
export interface VerificationStates {
  kyc(userId: string): Promise<{ readonly junior: KycState; readonly senior: KycState; readonly address: KycState }>
  /** Score, 0 and up. */
  credit(userId: string): Promise<number>
}

/** Before verification is opened: nobody has sent anything. */
export const NOTHING_VERIFIED: VerificationStates = {
  kyc: async () => ({ junior: 'not_sent', senior: 'not_sent', address: 'not_sent' }),
  credit: async () => 0,
}
