import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { InlineAlert, Panel, PinField, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { ChangeForm } from '../../security/change/ChangeForm.tsx'
import { refreshInfo } from '../../shared/account/refreshInfo.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { TabSkeleton } from './components/TabSkeleton.tsx'
import { usePayout } from './usePayout.ts'

type Info = CallData<'getInfo'>

/** The groups of the form and their fields, in the order of the page. */
const GROUPS = [
  ['bank', ['bank_name', 'bank_number']],
  ['alipay', ['alipay_account']],
  ['weixin', ['weixin_nickname', 'weixin_account']],
] as const

/** Numbers and names of accounts: left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<string> = new Set(['bank_number', 'alipay_account', 'weixin_account'])
const LENGTH = 80
const BANK_NUMBER_LENGTH = 40

/** Where money is paid out to, saved with the transaction password. */
export function PayoutTab() {
  const answer = useQuery(callQuery('getInfo', {}))
  /** Each form begins with the data saved by then. */
  const [forms, setForms] = useState(0)
  const begin = async () => {
    await answer.refetch()
    setForms((before) => before + 1)
    void refreshInfo()
  }
  return (
    <Loaded answer={answer} waiting={<TabSkeleton />}>
      {(info) => <PayoutForm key={forms} info={info} onSaved={begin} />}
    </Loaded>
  )
}

function PayoutForm({ info, onSaved }: { readonly info: Info; readonly onSaved: () => Promise<void> }) {
  const { t, form, failure } = usePayout(info, onSaved)
  if (info.demo)
    return (
      <div className="max-w-xl">
        <InlineAlert tone="warn">{t('payout.demo')}</InlineAlert>
      </div>
    )
  if (info.transaction_password === 0)
    return (
      <div className="max-w-xl">
        <InlineAlert tone="warn">
          {t('payout.unset')}{' '}
          <AppLink
            to="/bindmpwd"
            search={{ redirect: '/setting?tab=payout' }}
            className="text-accent underline underline-offset-2"
          >
            {t('payout.set')}
          </AppLink>
        </InlineAlert>
      </div>
    )
  return (
    <Panel className="max-w-xl p-6">
      <p className="mb-5 text-13 text-ink-2">{t('payout.lead')}</p>
      <ChangeForm label={t('payout.title')} submitLabel={t('payout.submit')} form={form} failure={failure}>
        <TextField {...form.field('name')} label={t('payout.name')} maxLength={LENGTH} autoComplete="name" />
        {GROUPS.map(([group, fields]) => (
          <div key={group} className="border-t border-line pt-4">
            <fieldset>
              <legend className="mb-3 text-14 font-semibold text-ink-1">{t(`payout.${group}`)}</legend>
              <div className="grid grid-cols-2 slim:grid-cols-1 items-start gap-4">
                {fields.map((field) => (
                  <TextField
                    key={field}
                    {...form.field(field)}
                    label={t(`payout.${field}`)}
                    maxLength={field === 'bank_number' ? BANK_NUMBER_LENGTH : LENGTH}
                    autoComplete="off"
                    spellCheck={false}
                    dir={LEFT_TO_RIGHT.has(field) ? 'ltr' : undefined}
                  />
                ))}
              </div>
            </fieldset>
          </div>
        ))}
        <div className="border-t border-line pt-4">
          <PinField {...form.field('tpwd')} label={t('payout.tpwd')} />
        </div>
      </ChangeForm>
    </Panel>
  )
}
