/** Kinds of records of money, each a tab of `/record`, in the words of the wire: *exchange* is a conversion, *buycoin* a purchase. */
export const RECORD_TYPES = [
  'deposit',
  'withdrawal',
  'transfer',
  'exchange',
  'buycoin',
  'hosting',
  'subscription',
  'reward',
  'loan',
] as const
export type RecordType = (typeof RECORD_TYPES)[number]
