import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { Empty, Select, shortCode, TextField } from '@touchstone/ui'
import { callQuery } from '../../../shared/api/queries.ts'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useServerNow } from '../../../shared/live/useServerNow.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import { withdrawTexts } from '../texts.ts'
import { useWithdrawal } from '../useWithdrawal.ts'
import { useWithdrawForm } from '../useWithdrawForm.ts'
import type { WithdrawInfo } from '../withdrawInput.ts'
import { FormLoaded } from './FormLoaded.tsx'
import { GroupedAddress } from './GroupedAddress.tsx'
import { WithdrawalFrame } from './WithdrawalFrame.tsx'

/** As many characters as the exchange keeps. */
const TAG_LENGTH = 64

type Address = CallData<'getAddressList'>[number]

/** To an address of the book; without one, where to add it. */
export function CryptoForm({ info }: { readonly info: WithdrawInfo }) {
  return (
    <FormLoaded answer={useQuery(callQuery('getAddressList', {}, { refusal: 'here' }))}>
      {(addresses) => <FromBook info={info} addresses={addresses} />}
    </FormLoaded>
  )
}

function FromBook({ info, addresses }: { readonly info: WithdrawInfo; readonly addresses: readonly Address[] }) {
  const t = useTexts(withdrawTexts)
  const book = addresses.filter(({ currency }) => currency === info.currency)
  const [first] = book
  if (!first)
    return (
      <Empty
        text={t('form.noAddress')}
        action={
          <AppLink to="/address" className="text-accent underline underline-offset-2">
            {t('form.addAddress')}
          </AppLink>
        }
      />
    )
  return <BookForm info={info} book={book} first={first} />
}

interface BookFormProps {
  readonly info: WithdrawInfo
  readonly book: readonly Address[]
  readonly first: Address
}

function BookForm({ info, book, first }: BookFormProps) {
  const intent = useWithdrawal('addWithdraw')
  const withdrawal = useWithdrawForm({
    info,
    initial: { addressId: first.id, tag: first.tag, amount: '', tpwd: '' },
    check: () => ({}),
    quoted: ({ addressId }) => ({ kind: 'chain', addressId }),
    intent,
    send: ({ addressId, tag, amount, tpwd }, { fee }) =>
      intent.send({ currency: info.currency, addressId, tag, amount: typedAmount(amount), fee, tpwd }),
  })
  const { t, form, change } = withdrawal
  const say = useSentence()
  const chain = say(info.chainName)
  const choose = (id: string) => {
    form.set('tag', book.find((address) => address.id === id)?.tag ?? '')
    change('addressId', id)
  }
  const chosen = book.find(({ id }) => id === form.values.addressId) ?? first
  return (
    <WithdrawalFrame
      label={t('form.crypto')}
      info={info}
      withdrawal={withdrawal}
      amount={form.field('amount')}
      onAmount={(text) => change('amount', text)}
      tpwd={form.field('tpwd')}
      state={intent.state}
      titleOf={(amount) => t('confirm.title', { amount, currency: info.currency })}
      destination={<Destination address={chosen.address} tag={form.values.tag} />}
      chain={chain}
      warning={t('confirm.warn')}
    >
      <div className="flex flex-col gap-1">
        <Select
          label={t('form.address')}
          value={chosen.id}
          options={useOptions(book)}
          onValueChange={choose}
          aside={
            <AppLink to="/address" className="text-12 text-accent hover:underline">
              {t('form.book')}
            </AppLink>
          }
        />
        <GroupedAddress address={chosen.address} />
        <p className="text-12 text-ink-3">{t('form.onChain', { chain })}</p>
      </div>
      <TextField
        {...form.field('tag')}
        label={t('form.tag')}
        hint={t('form.tagHint')}
        maxLength={TAG_LENGTH}
        autoComplete="off"
        dir="ltr"
      />
    </WithdrawalFrame>
  )
}

/** What is compared before money leaves. */
function Destination({ address, tag }: Pick<Address, 'address' | 'tag'>) {
  const t = useTexts(withdrawTexts)
  return (
    <>
      <GroupedAddress address={address} />
      {tag !== '' && (
        <p className="text-13 text-ink-2">
          {t('form.tag')}: <bdi>{tag}</bdi>
        </p>
      )}
    </>
  )
}

/** "My wallet 0x529084…169EE7", and until when it waits. */
function useOptions(book: readonly Address[]) {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const now = useServerNow()
  return book.map(({ id, address, remark, usableFrom }) => {
    const short = shortCode(address)
    const name = remark === '' ? short : `${remark} ${short}`
    const time = formats.moment(usableFrom, 'dateMinute')
    return { value: id, label: usableFrom > now() ? t('form.addressWaits', { name, time }) : name }
  })
}
