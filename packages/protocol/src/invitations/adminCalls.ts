import * as z from 'zod/mini'
import { defineAdminCall } from '../operators/adminCall.ts'
import { page, pageOf, size } from '../operators/adminFields.ts'

/** Why an invitee's fees earn no commission: not verified, or the same document, device or payout address as the inviter. */
export const INVITEE_CONCERNS = ['unverified', 'document', 'device', 'address'] as const
export type InviteeConcern = (typeof INVITEE_CONCERNS)[number]

const getInvitees = defineAdminCall({
  name: 'getInvitees',
  access: ['treasury', 'administrator', 'auditor', 'compliance', 'support'],
  summary: 'Who invited whom, newest first, and why an invitee does not count',
  reads: true,
  request: z.object({
    /** Only invitees who do not count, or only those that look like one person with several accounts. */
    only: z._default(z.enum(['all', 'unqualified', 'suspect']), 'all'),
    page,
    size,
  }),
  data: pageOf(
    z.object({
      /** Customer numbers. */
      uid: z.string(),
      inviter: z.string(),
      time: z.number(),
      /** As the log has it. */
      qualified: z.boolean(),
      concerns: z.array(z.enum(INVITEE_CONCERNS)),
      /** The inviter's own chain of inviters, the nearest first; at most ten. */
      chain: z.array(z.string()),
    }),
  ),
})

export const INVITATION_ADMIN_CALLS = { getInvitees }
