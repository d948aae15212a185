import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { Button, Empty, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { AccountFrame } from '../../shared/account/AccountFrame.tsx'
import { callQuery } from '../../shared/api/queries.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { TransactionPasswordGate } from '../../shared/transactionPassword/TransactionPasswordGate.tsx'
import { addressTexts } from './addressTexts.ts'
import { AddressForm } from './components/AddressForm.tsx'
import { AddressTable } from './components/AddressTable.tsx'
import { RemoveAddress } from './components/RemoveAddress.tsx'

type Address = CallData<'getAddressList'>[number]

/** `/address`: the book of addresses that withdrawals may be paid to. */
export function AddressScreen() {
  const t = useTexts(addressTexts)
  const query = useQuery(callQuery('getAddressList', {}, { refusal: 'here' }))
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Address | null>(null)
  const add = (
    <Button tone="primary" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <AccountFrame title={t('title')}>
      <p className="-mt-3 max-w-3xl text-13 text-ink-2">{t('lead')}</p>
      {adding ? (
        <Panel className="max-w-xl p-5">
          <h2 className="mb-4 text-14 font-semibold text-ink-1">{t('form.title')}</h2>
          <TransactionPasswordGate path="/address">
            <AddressForm onDone={() => setAdding(false)} />
          </TransactionPasswordGate>
        </Panel>
      ) : (
        <div>{add}</div>
      )}
      <Panel className="relative overflow-x-auto">
        <AddressTable
          rows={query.data}
          error={query.error}
          onRetry={() => void query.refetch()}
          onRemove={setRemoving}
          empty={<Empty text={t('none')} action={adding ? undefined : add} />}
        />
      </Panel>
      {removing && <RemoveAddress address={removing} onClose={() => setRemoving(null)} />}
    </AccountFrame>
  )
}
