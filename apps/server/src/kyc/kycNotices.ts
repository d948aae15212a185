import type { KycTier } from '@touchstone/protocol'
import type { People } from '../identity/accounts/people.ts'

/** Tells a customer by mail how a review ended. Sent after the fact: a lost mail changes nothing. */
export interface KycNotices {
  approved(userId: string, tier: KycTier): void
  rejected(userId: string, tier: KycTier, reason: string): void
}

const NAMES: Readonly<Record<KycTier, string>> = {
  junior: 'Junior verification',
  senior: 'Senior verification',
  address: 'Address verification',
}

export function createKycNotices(people: Pick<People, 'notify'>, onProblem: (error: unknown) => void): KycNotices {
  const send = (userId: string, subject: string, paragraphs: readonly string[]) => {
    people.notify(userId, { subject, paragraphs }).catch(onProblem)
  }
  return {
    approved: (userId, tier) =>
      send(userId, `${NAMES[tier]} approved`, [`${NAMES[tier]} of your account is approved. Your limits have risen.`]),
    rejected: (userId, tier, reason) =>
      send(userId, `${NAMES[tier]} failed`, [
        'Authentication failed, please re-verify.',
        ...(reason === '' ? [] : [reason]),
        'What you filled in is kept under Verification: correct it there and send it again.',
      ]),
  }
}
