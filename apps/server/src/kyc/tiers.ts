import type { CallRequest, ImageUse, KycTier, VerificationLevel } from '@touchstone/protocol'

/** Kinds of identity documents, by their ids on the wire. */
export const ID_TYPES = [
  { id: 1, name: 'ID card' },
  { id: 2, name: 'Passport' },
  { id: 3, name: "Driver's licence" },
  { id: 4, name: 'Residence permit' },
  { id: 5, name: 'Other' },
] as const

/** Every field of every tier; '' where nothing was filled in. */
export type KycFields = Readonly<Omit<CallRequest<'saveKyc'>, 'tier'>>
export type KycField = keyof KycFields

export interface TierDefinition {
  readonly tier: KycTier
  /** Level the customer has once it is approved, the tiers before it included. */
  readonly level: VerificationLevel
  /** Must be approved first. */
  readonly before: KycTier | null
  /** The required fields, in the order of the form, under the name that a refusal gives each. */
  readonly required: readonly { readonly field: KycField; readonly label: string }[]
  readonly optional: readonly { readonly field: KycField; readonly label: string }[]
  /** Pictures that have to be there. */
  readonly images: readonly { readonly field: KycField; readonly label: string; readonly use: ImageUse }[]
}

const JUNIOR: TierDefinition = {
  tier: 'junior',
  level: 1,
  before: null,
  required: [
    { field: 'idTypeId', label: 'ID type' },
    { field: 'name', label: 'Name' },
    { field: 'idNumber', label: 'ID number' },
  ],
  optional: [
    { field: 'bank_name', label: 'Bank name' },
    { field: 'bank_number', label: 'Bank card number' },
  ],
  images: [],
}

const SENIOR: TierDefinition = {
  tier: 'senior',
  level: 2,
  before: 'junior',
  required: [],
  optional: [],
  images: [
    { field: 'frontId', label: 'Front of the document', use: 'kyc_front' },
    { field: 'backId', label: 'Back of the document', use: 'kyc_back' },
    { field: 'handId', label: 'Hand-held or signature photo', use: 'kyc_hand' },
  ],
}

const ADDRESS: TierDefinition = {
  tier: 'address',
  level: 3,
  before: 'senior',
  required: [{ field: 'address', label: 'Address' }],
  optional: [],
  images: [{ field: 'billId', label: 'Utility bill', use: 'kyc_bill' }],
}

export const TIERS: Readonly<Record<KycTier, TierDefinition>> = { junior: JUNIOR, senior: SENIOR, address: ADDRESS }

export function fieldsOfTier({ required, optional, images }: TierDefinition): readonly KycField[] {
  return [...required, ...optional, ...images].map(({ field }) => field)
}
