import {
  type ByteReader,
  type ByteWriter,
  CodecError,
  LOAN_STATE,
  LOAN_TERMS_FIELDS,
  type LoanTerms,
} from '@touchstone/protocol'
import { readTexts, readWord, writeTexts, writeWord } from '../entry/canonicalWords.ts'
import { currencyScale } from '../ledger/currency.ts'
import type { Loan } from './loan.ts'
import { MAX_STEPS } from './loanDue.ts'
import type { PrincipalStep } from './loanFormulas.ts'
import { readLoanOffer } from './loanOffer.ts'
import type { LoansState } from './loansState.ts'

const LENDING = LOAN_TERMS_FIELDS.state

/** Offers in order of first offer, the pool, the lines of the bank, then live loans by id. No bytes as long as loans were never used. */
export function writeLoans(writer: ByteWriter, { loans }: LoansState): void {
  if (loans.isUnused) return
  writer.varint(loans.offers.size)
  for (const { version, terms } of loans.offers.values()) {
    writer.u53(version)
    writeTerms(writer, terms)
  }
  for (const amount of [loans.funded, loans.repaid, loans.paidOutside, loans.writtenOff]) writer.i64(amount)
  writeTexts(writer, loans.lines)
  writer.u53(loans.nextLoan)
  writer.varint(loans.live.count)
  for (const loan of loans.live.all()) writeLoan(writer, loan)
}

/** Reads the bytes of {@link writeLoans} into a fresh state, whose assets and customers have been read before. */
export function readLoans(reader: ByteReader, state: LoansState): void {
  if (reader.left === 0) return
  const { loans } = state
  for (let left = reader.count(9); left > 0; left--) {
    const version = reader.u53()
    const offer = readLoanOffer(readTerms(reader), version, currencyScale(state))
    if (!offer) throw new CodecError('A loan product without its amounts')
    loans.offers.set(offer.terms.product, offer)
  }
  loans.funded = reader.i64()
  loans.repaid = reader.i64()
  loans.paidOutside = reader.i64()
  loans.writtenOff = reader.i64()
  readTexts(reader, loans.lines)
  loans.nextLoan = reader.u53()
  for (let left = reader.count(9); left > 0; left--) loans.live.add(readLoan(reader, state))
  // The entry after which the snapshot was written is over: the steps that entry left fall to the next one.
  loans.stepsInEntry = MAX_STEPS
}

type Lasting = Omit<LoanTerms, 'product' | 'name' | 'min' | 'max' | 'state'>

function writeLasting(writer: ByteWriter, terms: Lasting): void {
  writer.varint(terms.days)
  writer.varint(terms.freeDays)
  writer.u32(terms.dailyRatePpm)
  writer.u32(terms.lateRatePpm)
  writer.varint(terms.graceDays)
  writer.text(terms.lenderName)
  writer.u8(terms.mayLeave ? 1 : 0)
}

function readLasting(reader: ByteReader): Lasting {
  return {
    days: reader.varint(),
    freeDays: reader.varint(),
    dailyRatePpm: reader.u32(),
    lateRatePpm: reader.u32(),
    graceDays: reader.varint(),
    lenderName: reader.text(),
    mayLeave: reader.u8() === 1,
  }
}

function writeTerms(writer: ByteWriter, terms: LoanTerms): void {
  writer.varint(terms.product)
  writer.text(terms.name)
  writeLasting(writer, terms)
  writer.text(terms.min)
  writer.text(terms.max)
  writeWord(writer, LENDING, terms.state)
}

function readTerms(reader: ByteReader): LoanTerms {
  const [product, name] = [reader.varint(), reader.text()]
  const lasting = readLasting(reader)
  return { product, name, ...lasting, min: reader.text(), max: reader.text(), state: readWord(reader, LENDING) }
}

function writeLoan(writer: ByteWriter, loan: Loan): void {
  writer.u53(loan.id)
  writer.u32(loan.owner)
  writer.i64(loan.amount)
  writer.varint(loan.product)
  writer.u53(loan.terms)
  writeLasting(writer, loan)
  writer.u53(loan.appliedAt)
  writeWord(writer, LOAN_STATE, loan.state)
  writer.u53(loan.disbursedAt)
  writer.i64(loan.paid.interest)
  writer.i64(loan.paid.lateFee)
  writer.varint(loan.steps.length)
  for (const { fromDay, principal } of loan.steps) {
    writer.varint(fromDay)
    writer.i64(principal)
  }
}

function readLoan(reader: ByteReader, { owners }: LoansState): Loan {
  const [id, owner, amount] = [reader.u53(), reader.u32(), reader.i64()]
  const [product, terms] = [reader.varint(), reader.u53()]
  const lasting = readLasting(reader)
  const [appliedAt, state, disbursedAt] = [reader.u53(), readWord(reader, LOAN_STATE), reader.u53()]
  const paid = { interest: reader.i64(), lateFee: reader.i64() }
  const steps: PrincipalStep[] = []
  for (let left = reader.count(9); left > 0; left--) steps.push({ fromDay: reader.varint(), principal: reader.i64() })
  if (!owners.isCustomer(owner)) throw new CodecError(`A loan of nobody: ${id}`)
  return { id, owner, amount, product, terms, ...lasting, appliedAt, state, disbursedAt, paid, steps }
}
