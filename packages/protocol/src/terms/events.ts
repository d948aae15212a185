import { define, type RecordOf } from '../shape/definition.ts'
import { fields, id } from '../shape/kinds.ts'
import { MONEY_TERMS_FIELDS } from './actions.ts'

export const MoneyTermsSet = define(
  60,
  'MoneyTermsSet',
  'The terms for money that comes in and goes out have changed.',
  {
    /** Sequence of the entry that set them. */
    version: id(0),
    terms: fields(MONEY_TERMS_FIELDS),
  },
)
export type MoneyTermsSet = RecordOf<typeof MoneyTermsSet>
