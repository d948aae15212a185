import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { text } from './fields.ts'

const empty = (max: number) => z._default(text(max), '')
const nothing = z.object({})

export const KYC_TIERS = ['junior', 'senior', 'address'] as const
export type KycTier = (typeof KYC_TIERS)[number]
/** `draft`: saved, not sent. */
export const KYC_STATES = ['not_sent', 'draft', 'review', 'approved', 'rejected'] as const
export type KycState = (typeof KYC_STATES)[number]

/** The purpose of a picture: decides its readers and how long it is kept. */
export const IMAGE_USES = [
  'kyc_front',
  'kyc_back',
  'kyc_hand',
  'kyc_bill',
  'voucher',
  'proof',
  'ticket',
  'loan_front',
  'loan_back',
  'loan_credit',
  'loan_housing',
  'loan_income',
  'loan_bank',
  'repayment',
] as const
export type ImageUse = (typeof IMAGE_USES)[number]

export const getIdcardType = defineCall({
  name: 'getIdcardType',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Kinds of identity documents',
  silent: true,
  request: nothing,
  /** 1 ID card, 2 passport, 3 driver's licence, 4 residence permit, 5 other. */
  data: z.array(z.object({ id: z.number(), name: z.string() })),
})

const tierState = z.object({
  state: z.enum(KYC_STATES),
  /** The reviewer's note when it was rejected, '' otherwise. */
  reason: z.string(),
  /** When it entered this state, UTC ms, 0: never. */
  time: z.number(),
})

export const getKyc = defineCall({
  name: 'getKyc',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'Verification: states, what was filled in, and what each level unlocks',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({
    junior: tierState,
    senior: tierState,
    address: tierState,
    /** Account's nationality: it cannot be changed after registration. */
    country: z.string(),
    fields: z.object({
      /** 0: none chosen. */
      idTypeId: z.number(),
      name: z.string(),
      idNumber: z.string(),
      bank_name: z.string(),
      bank_number: z.string(),
      address: z.string(),
      /** Ids of uploaded pictures, '' when none. */
      frontId: z.string(),
      backId: z.string(),
      handId: z.string(),
      billId: z.string(),
    }),
    /** By level: 0 nothing, 1 junior, 2 senior, 3 senior and address; decimal strings in USDT. */
    levels: z.array(z.object({ level: z.number(), loanLimit: z.string(), dailyWithdrawal: z.string() })),
    level: z.number(),
  }),
})

export const saveKyc = defineCall({
  name: 'saveKyc',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Save what a tier asks for, without sending it to review',
  silent: true,
  extra: true,
  request: z.object({
    tier: z.enum(KYC_TIERS),
    idTypeId: empty(2),
    name: empty(120),
    idNumber: empty(60),
    bank_name: empty(80),
    bank_number: empty(40),
    frontId: empty(64),
    backId: empty(64),
    handId: empty(64),
    address: empty(300),
    billId: empty(64),
  }),
  data: z.object({ draft: z.boolean() }),
  rejections: ['kyc_under_review', 'kyc_approved', 'field_empty', 'image_unknown', 'not_in_demo'],
})

export const editCenterLevel = defineCall({
  name: 'editCenterLevel',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Send the saved documents of a tier to review',
  request: z.object({ level: z.enum(KYC_TIERS) }),
  data: z.object({ state: z.enum(KYC_STATES) }),
  rejections: [
    'field_empty',
    'bill_missing',
    'image_missing',
    'kyc_under_review',
    'kyc_approved',
    'kyc_tier_before',
    'not_in_demo',
  ],
})

/** What the credit score is made of. */
const CREDIT_ITEMS = ['verification', 'age', 'factor', 'contacts', 'protection', 'traded', 'repayments'] as const

export const getCredit = defineCall({
  name: 'getCredit',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'The credit score and how it comes about',
  silent: true,
  extra: true,
  request: nothing,
  data: z.object({
    score: z.number(),
    max: z.number(),
    /** The score is the sum of the points. `value` and `rule` in English: the counted figure, and how it becomes points. */
    items: z.array(
      z.object({
        id: z.enum(CREDIT_ITEMS),
        points: z.number(),
        max: z.number(),
        value: z.string(),
        rule: z.string(),
        /** The figures of `value` and `rule` by their names, to be said in another language. */
        facts: z.record(z.string(), z.string()),
      }),
    ),
  }),
})

/** Sent as multipart/form-data: the fields first, then one file named `file`. */
export const saveImage = defineCall({
  name: 'saveImage',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Upload a picture (JPG, JPEG or PNG under 8 MB); with use ticket also a PDF',
  silent: true,
  extra: true,
  request: z.object({ use: z.enum(IMAGE_USES) }),
  /** `url`: an address for its owner, valid for a short time. */
  data: z.object({ id: z.string(), url: z.string() }),
  rejections: ['image_refused', 'image_too_small', 'document_refused', 'too_large', 'rate_limited', 'not_in_demo'],
})

export const getImage = defineCall({
  name: 'getImage',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'A new short-lived address of an own picture',
  silent: true,
  extra: true,
  request: z.object({ id: text(64) }),
  data: z.object({ url: z.string() }),
  rejections: ['image_unknown'],
})

export const getQrcode = defineCall({
  name: 'getQrcode',
  method: 'GET',
  access: 'public',
  inDemo: 'open',
  summary: 'A text as a QR code',
  silent: true,
  postTwin: true,
  request: z.object({ text: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
  /** data:image/svg+xml address. */
  data: z.object({ img: z.string() }),
})

export const VERIFICATION_CALLS = {
  getIdcardType,
  getKyc,
  saveKyc,
  editCenterLevel,
  getCredit,
  saveImage,
  getImage,
  getQrcode,
}
