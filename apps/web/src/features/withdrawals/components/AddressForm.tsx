import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import {
  Button,
  ErrorSummary,
  FailureAlert,
  FormFrame,
  InlineAlert,
  PinField,
  Select,
  TextField,
  useForm,
} from '@touchstone/ui'
import { useState } from 'react'
import { isPin } from '../../../shared/account/accountInput.ts'
import { failureText, isCallError } from '../../../shared/api/api.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { rejectionWord } from '../../../shared/said/rejectionText.ts'
import { useSentence } from '../../../shared/said/said.ts'
import { addressTexts } from '../addressTexts.ts'
import { addressProblem } from '../payoutAddress.ts'
import { sendProved } from '../sendProved.ts'
import type { WithdrawInfo } from '../withdrawInput.ts'

const CURRENCY = 'USDT'
const CHAIN = 'ethereum'
const HOUR_MS = 3_600_000
const REMARK_LENGTH = 40
const TAG_LENGTH = 64

/** The entries of a new address, checked as they are typed; `onDone` once it is added. */
function useAddressEntry(onDone: () => void) {
  const t = useTexts(addressTexts)
  const formats = useFormats()
  const queries = useQueryClient()
  const [failure, setFailure] = useState('')
  const form = useForm({
    initial: { address: '', remark: '', tag: '', tpwd: '' },
    check: ({ address, tpwd }) => {
      const problem = addressProblem(address)
      return {
        address: problem && t(`problem.${problem}`),
        tpwd: isPin(tpwd) ? undefined : t('problem.tpwd'),
      }
    },
    submit: async ({ address, remark, tag, tpwd }) => {
      setFailure('')
      try {
        const fields = { currency: CURRENCY, chain: CHAIN, address: address.trim(), remark, tag, tpwd } as const
        const { usableFrom } = await sendProved('addAddress', fields)
        const waits = usableFrom > Date.now()
        showToast(
          'ok',
          waits ? t('form.added', { time: formats.moment(usableFrom, 'dateMinute') }) : t('form.addedNow'),
        )
        await queries.invalidateQueries({ queryKey: ['getAddressList'] })
        onDone()
      } catch (error) {
        const word = isCallError(error) ? rejectionWord(error.code) : undefined
        if (word === 'transaction_password_wrong') form.refuse('tpwd', failureText(error))
        else if (word === 'address_known' || word === 'address_invalid') form.refuse('address', failureText(error))
        else setFailure(failureText(error))
      }
    },
  })
  return { form, failure }
}

/** Adds an address: its checksum is checked while it is typed, and how long it waits is said before. */
export function AddressForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTexts(addressTexts)
  const { form, failure } = useAddressEntry(onDone)
  const say = useSentence()
  const { data: info } = useQuery(callQuery('getWithdrawInfo', { currency: CURRENCY }, { refusal: 'here' }))
  return (
    <FormFrame label={t('form.title')} onSubmit={() => void form.send()}>
      <div className="grid grid-cols-2 slim:grid-cols-1 gap-4">
        <Select
          label={t('form.currency')}
          value={CURRENCY}
          options={[{ value: CURRENCY, label: CURRENCY }]}
          onValueChange={() => undefined}
        />
        <Select
          label={t('form.chain')}
          value={CHAIN}
          options={[{ value: CHAIN, label: say(info?.chainName ?? '') }]}
          onValueChange={() => undefined}
        />
      </div>
      <TextField
        {...form.field('address')}
        label={t('form.address')}
        hint={t('form.addressHint')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
      <TextField
        {...form.field('remark')}
        label={t('form.remark')}
        hint={t('form.remarkHint')}
        maxLength={REMARK_LENGTH}
        autoComplete="off"
      />
      <TextField
        {...form.field('tag')}
        label={t('form.tag')}
        hint={t('form.tagHint')}
        maxLength={TAG_LENGTH}
        autoComplete="off"
        dir="ltr"
      />
      {info && <HoldNote info={info} />}
      <PinField {...form.field('tpwd')} label={t('form.tpwd')} />
      <ErrorSummary title={t('form.several')} items={form.summary} onPick={form.focus} />
      <FailureAlert text={failure} />
      <div className="flex gap-3">
        <Button type="submit" busy={form.busy}>
          {t('form.submit')}
        </Button>
        <Button tone="secondary" onClick={onDone}>
          {t('form.cancel')}
        </Button>
      </div>
    </FormFrame>
  )
}

/** From when the address could be used, said before it is added. */
function HoldNote({ info: { addressHoldMs } }: { readonly info: WithdrawInfo }) {
  const t = useTexts(addressTexts)
  const formats = useFormats()
  const now = useServerNow()
  const time = formats.moment(now() + addressHoldMs, 'dateMinute')
  return (
    <InlineAlert>
      {addressHoldMs === 0 ? t('form.noHold') : t('form.hold', { time, hours: Math.ceil(addressHoldMs / HOUR_MS) })}
    </InlineAlert>
  )
}
