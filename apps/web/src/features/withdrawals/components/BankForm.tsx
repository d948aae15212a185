import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { KeyValue, Num, TextField } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { BANK_FIELDS, type BankField, bankProblem } from '../bankInput.ts'
import { withdrawTexts } from '../texts.ts'
import { useWithdrawal } from '../useWithdrawal.ts'
import { useWithdrawForm } from '../useWithdrawForm.ts'
import type { WithdrawInfo } from '../withdrawInput.ts'
import { FormLoaded } from './FormLoaded.tsx'
import { WithdrawalFrame } from './WithdrawalFrame.tsx'

const LENGTHS: Readonly<Record<BankField, number>> = {
  payee: 80,
  bank_name: 80,
  bank_number: 40,
  swift: 11,
  bankAddress: 200,
  phone: 32,
  address: 200,
}
/** Numbers and codes read left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<BankField> = new Set(['bank_number', 'swift', 'phone'])
const HINTS: Partial<Record<BankField, 'bank.swiftHint' | 'bank.payeeHint'>> = {
  swift: 'bank.swiftHint',
  payee: 'bank.payeeHint',
}

/** To a bank account, filled in from the payout settings where these have something. */
export function BankForm({ info }: { readonly info: WithdrawInfo }) {
  return (
    <FormLoaded answer={useQuery(callQuery('getInfo', {}))}>
      {(person) => <PayeeForm info={info} person={person} />}
    </FormLoaded>
  )
}

function PayeeForm({ info, person }: { readonly info: WithdrawInfo; readonly person: CallData<'getInfo'> }) {
  const texts = useTexts(withdrawTexts)
  const intent = useWithdrawal('addBankWithdraw')
  const saved = { payee: person.payee, bank_name: person.bank_name, bank_number: person.bank_number }
  const withdrawal = useWithdrawForm({
    info,
    initial: { ...saved, swift: '', bankAddress: '', phone: person.phone, address: '', amount: '', tpwd: '' },
    check: (values) =>
      Object.fromEntries(
        BANK_FIELDS.map((field) => {
          const problem = bankProblem(field, values[field])
          return [field, problem && texts(`problem.${problem}`, { field: texts(`bank.${field}`) })]
        }),
      ),
    quoted: () => ({ kind: 'bank' }),
    intent,
    send: ({ amount, ...fields }, { fee }) =>
      intent.send({ ...fields, currency: info.currency, amount: typedAmount(amount), fee }),
  })
  const { t, form, change } = withdrawal
  return (
    <WithdrawalFrame
      label={t('form.bank')}
      info={info}
      withdrawal={withdrawal}
      amount={form.field('amount')}
      onAmount={(text) => change('amount', text)}
      tpwd={form.field('tpwd')}
      state={intent.state}
      titleOf={(amount) => t('confirm.bankTitle', { amount, currency: info.currency })}
      destination={<Payee fields={form.values} />}
      chain=""
      warning={t('confirm.warnBank')}
    >
      <p className="text-13 text-ink-2">
        {t('bank.note')}{' '}
        <AppLink to="/setting" search={{ tab: 'payout' }} className="text-accent underline underline-offset-2">
          {t('bank.settings')}
        </AppLink>
      </p>
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-4">
        {BANK_FIELDS.map((field) => {
          const hint = HINTS[field]
          return (
            <TextField
              key={field}
              {...form.field(field)}
              onValueChange={(text) => change(field, text)}
              label={t(`bank.${field}`)}
              hint={hint && t(hint)}
              maxLength={LENGTHS[field]}
              autoComplete="off"
              spellCheck={false}
              dir={LEFT_TO_RIGHT.has(field) ? 'ltr' : undefined}
            />
          )
        })}
      </div>
    </WithdrawalFrame>
  )
}

/** The bank account as it was entered, to be read once more. */
function Payee({ fields }: { readonly fields: Readonly<Record<BankField, string>> }) {
  const t = useTexts(withdrawTexts)
  return (
    <KeyValue
      items={BANK_FIELDS.map((field) => ({
        key: field,
        label: t(`bank.${field}`),
        value: LEFT_TO_RIGHT.has(field) ? <Num>{fields[field]}</Num> : <bdi>{fields[field]}</bdi>,
      }))}
    />
  )
}
