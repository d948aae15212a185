import type { CallRequest } from '@touchstone/protocol'
import { Refusal } from '../../../errors/refusal.ts'
import type { BankPayee } from './bankPayees.ts'

type Fields = Pick<
  CallRequest<'addBankWithdraw'>,
  'bank_name' | 'bank_number' | 'swift' | 'bankAddress' | 'payee' | 'phone' | 'address'
>

/** The name of each field when it is missing, in the order of the form. */
const LABELS: Readonly<Record<keyof Fields, string>> = {
  bank_name: 'Bank name',
  bank_number: 'Bank account',
  swift: 'SWIFT code',
  bankAddress: 'Bank address',
  payee: 'Payee name',
  phone: 'Phone',
  address: 'Address',
}

/** Bank identifier code, ISO 9362: institution, country, place, and perhaps a branch. */
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/
/** National numbers and IBANs, with the spaces and dashes people write. */
const BANK_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$/
const PHONE = /^\+?[0-9][0-9 ()-]{4,30}$/

function malformed(field: keyof Fields, problem: string): Refusal {
  return new Refusal('malformed', { field, problem })
}

/**
 * The receiver of the bank's payment. Throws `field_empty` for the first field that is missing, `malformed` for one that no
 * bank could use.
 */
export function readPayee(fields: Fields): BankPayee {
  for (const [field, label] of Object.entries(LABELS))
    if (fields[field as keyof Fields] === '') throw new Refusal('field_empty', { field: label })
  const swift = fields.swift.toUpperCase()
  if (!SWIFT.test(swift)) throw malformed('swift', 'must be a SWIFT code of 8 or 11 letters and digits')
  if (!BANK_NUMBER.test(fields.bank_number)) throw malformed('bank_number', 'must be 4 to 40 letters and digits')
  if (!PHONE.test(fields.phone)) throw malformed('phone', 'must be a phone number')
  const { bank_name: bankName, bank_number: bankNumber, bankAddress, payee, phone, address } = fields
  return { bankName, bankNumber, swift, bankAddress, payee, phone, address }
}
