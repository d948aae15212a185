import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, InlineAlert, Panel } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { askFaucet } from '../../../shared/sandbox/faucet.ts'
import { CURRENCY, DECIMALS } from '../depositInfo.ts'
import { depositTexts } from '../texts.ts'

const START_AMOUNT = '1000'

/** In the sandbox: a real transfer of play money, so that a newcomer sees the true path. */
export function ChainFaucet() {
  const t = useTexts(depositTexts)
  const queries = useQueryClient()
  const [amount, setAmount] = useState(START_AMOUNT)
  const [empty, setEmpty] = useState(false)
  const send = useMutation({
    mutationFn: () => askFaucet(CURRENCY, amount.replace(/\.$/, ''), 'chain'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['getRechargeList'] }),
  })
  const press = () => {
    const nothing = amount === '' || isZero(amount)
    setEmpty(nothing)
    if (!nothing && !send.isPending) send.mutate()
  }
  return (
    <Panel className="flex flex-col gap-3 border-warn/40 bg-notice/40 p-5">
      <h2 className="flex items-center gap-2 text-14 font-semibold text-ink-1">
        {t('sandbox.title')}
        <span className="shrink-0 whitespace-nowrap rounded-control border border-warn/50 px-1.5 text-12 font-medium text-warn">
          {t('sandbox.chip')}
        </span>
      </h2>
      <p className="text-13 text-ink-2">{t('sandbox.note')}</p>
      <form
        className="flex flex-col gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        <DecimalField
          label={t('sandbox.amount')}
          unit={CURRENCY}
          value={amount}
          maxDecimals={DECIMALS}
          onValueChange={(text) => {
            setAmount(text)
            send.reset()
          }}
          error={empty ? t('sandbox.empty') : undefined}
        />
        <Button type="submit" tone="secondary" busy={send.isPending}>
          {t('sandbox.send')}
        </Button>
      </form>
      {send.data && (
        <InlineAlert tone={send.data.ok ? 'info' : 'danger'} announce>
          {send.data.ok
            ? t('sandbox.sent')
            : t('sandbox.failed', { reason: send.data.reason || t('sandbox.noAnswer') })}
        </InlineAlert>
      )}
    </Panel>
  )
}
